import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const edgeBuild = path.join(
  path.dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-server.edge.production.js',
);

/**
 * Points `react-dom/server` at React's edge build alone and keeps its pieces as strings until the flush:
 * stock React encodes each of a page's 2,600 pieces by itself, at 0.9 microseconds each on workerd.
 */
export function reactServerStrings(): Plugin {
  return {
    name: 'react-server-strings',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name !== 'client',
    resolveId: (id) => (/^react-dom\/server(\.edge)?$/.test(id) ? edgeBuild : undefined),
    transform: (code, id) =>
      id === edgeBuild ? { code: keepStrings(code), map: null } : undefined,
  };
}

/** React's edge server source -> the same with one encode per flush. Throws where the source is not as expected. */
export function keepStrings(source: string, flushAt = 32_768): string {
  let code = source;
  for (const [pattern, replacement] of replacements(flushAt)) {
    if (!pattern.test(code)) throw new Error(`react-dom changed: ${pattern} is not found`);
    code = code.replace(pattern, replacement);
  }
  return code;
}

function replacements(flushAt: number): [RegExp, string][] {
  return [
    [
      /function writeChunk\(destination, chunk\) \{[\s\S]*?\n\}\n/,
      `var pendingText = "";
function flushText(destination) {
  if (pendingText !== "") {
    var text = pendingText;
    pendingText = "";
    destination.enqueue(textEncoder.encode(text));
  }
}
function writeChunk(destination, chunk) {
  if (typeof chunk !== "string") {
    flushText(destination);
    chunk.byteLength > 0 && destination.enqueue(chunk);
    return;
  }
  pendingText += chunk;
  if (pendingText.length >= ${flushAt}) flushText(destination);
}
`,
    ],
    [
      /function completeWriting\(destination\) \{[\s\S]*?\n\}\n/,
      'function completeWriting(destination) { flushText(destination); }\n',
    ],
    [
      /function stringToChunk\(content\) \{[\s\S]*?\n\}\n/,
      'function stringToChunk(content) { return "" + content; }\n',
    ],
    [
      /function stringToPrecomputedChunk\(content\) \{[\s\S]*?\n\}\n/,
      'function stringToPrecomputedChunk(content) { return "" + content; }\n',
    ],
    [
      /function byteLengthOfChunk\(chunk\) \{[\s\S]*?\n\}\n/,
      'function byteLengthOfChunk(chunk) { return typeof chunk === "string" ? chunk.length : chunk.byteLength; }\n',
    ],
    // A segment's pieces are joined before they are added to the text: a thousand additions make a deep rope.
    [
      /for \(r = segment\[childIdx\]; chunkIdx < r\.index; chunkIdx\+\+\)\s*writeChunk\(destination, chunks\[chunkIdx\]\);/,
      `r = segment[childIdx];
      if (chunkIdx < r.index) {
        writeChunk(destination, chunks.slice(chunkIdx, r.index).join(""));
        chunkIdx = r.index;
      }`,
    ],
    [
      /for \(; chunkIdx < chunks\.length - 1; chunkIdx\+\+\)\s*writeChunk\(destination, chunks\[chunkIdx\]\);/,
      `if (chunkIdx < chunks.length - 1) {
        writeChunk(destination, chunks.slice(chunkIdx, -1).join(""));
        chunkIdx = chunks.length - 1;
      }`,
    ],
    [
      /segmentByteSize \+= segment\[i\]\.byteLength;/,
      'segmentByteSize += byteLengthOfChunk(segment[i]);',
    ],
    [/currentView = new Uint8Array\(\d+\);\n\s*writtenBytes = 0;/g, 'pendingText = "";'],
  ];
}
