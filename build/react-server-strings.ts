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
 * stock React encodes each of a page's 2,600 pieces by itself, at 0.9 microseconds each on workerd. What is drawn once
 * (src/app/drawn-once.ts) is held as bytes.
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

/** What leaves at once: held markup is copied into it, text is encoded into it. */
const pageBytes = 65_536;

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
      `var pendingText = "", page = null, used = 0;
function flushPage(destination) {
  if (page !== null) {
    destination.enqueue(page.subarray(0, used));
    page = null;
    used = 0;
  }
}
function roomFor(destination, bytes) {
  if (page !== null && used + bytes > page.length) flushPage(destination);
  if (page === null) page = new Uint8Array(Math.max(bytes, ${pageBytes}));
}
function flushText(destination) {
  if (pendingText !== "") {
    var text = pendingText;
    pendingText = "";
    if (3 * text.length > ${pageBytes}) {
      flushPage(destination);
      destination.enqueue(textEncoder.encode(text));
    } else {
      roomFor(destination, 3 * text.length);
      used += textEncoder.encodeInto(text, page.subarray(used)).written;
    }
  }
}
function writeChunk(destination, chunk) {
  if (typeof chunk !== "string") {
    flushText(destination);
    roomFor(destination, chunk.byteLength);
    page.set(chunk, used);
    used += chunk.byteLength;
    return;
  }
  pendingText += chunk;
  if (pendingText.length >= ${flushAt}) flushText(destination);
}
function writeChunks(destination, chunks, from, to) {
  for (var i = from; i < to; i++) {
    if (typeof chunks[i] === "string") continue;
    if (from < i) writeChunk(destination, chunks.slice(from, i).join(""));
    writeChunk(destination, chunks[i]);
    from = i + 1;
  }
  if (from < to) writeChunk(destination, chunks.slice(from, to).join(""));
}
function bytesOf(chunks) {
  var bytes = new Uint8Array(0);
  var all = { enqueue: function (more) {
    var both = new Uint8Array(bytes.length + more.length);
    both.set(bytes);
    both.set(more, bytes.length);
    bytes = both;
  } };
  writeChunks(all, chunks, 0, chunks.length);
  completeWriting(all);
  return bytes;
}
`,
    ],
    [
      /function completeWriting\(destination\) \{[\s\S]*?\n\}\n/,
      'function completeWriting(destination) { flushText(destination); flushPage(destination); }\n',
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
        writeChunks(destination, chunks, chunkIdx, r.index);
        chunkIdx = r.index;
      }`,
    ],
    [
      /for \(; chunkIdx < chunks\.length - 1; chunkIdx\+\+\)\s*writeChunk\(destination, chunks\[chunkIdx\]\);/,
      `if (chunkIdx < chunks.length - 1) {
        writeChunks(destination, chunks, chunkIdx, chunks.length - 1);
        chunkIdx = chunks.length - 1;
      }`,
    ],
    [
      /segmentByteSize \+= segment\[i\]\.byteLength;/,
      'segmentByteSize += byteLengthOfChunk(segment[i]);',
    ],
    // src/app/drawn-once.ts: what is held of a component is written, what is not is taken down as it is drawn.
    [
      /function renderElement\(request, task, keyPath, type, props, ref\) \{/,
      `function renderElement(request, task, keyPath, type, props, ref) {
  var segment = task.blockedSegment;
  var drawn = typeof type === "function" && segment !== null && type.useDrawn ? askDrawn(type, props) : undefined;
  if (drawn === undefined) return drawElement(request, task, keyPath, type, props, ref);
  if (drawn.bytes !== null) {
    segment.chunks.push(drawn.bytes);
    segment.lastPushedText = false;
    return;
  }
  var from = segment.chunks.length, parts = segment.children.length;
  drawElement(request, task, keyPath, type, props, ref);
  if (segment.children.length === parts) drawn.bytes = bytesOf(segment.chunks.slice(from));
}
function askDrawn(type, props) {
  // It may read contexts.
  currentlyRenderingComponent = type;
  try {
    return type.useDrawn(props);
  } finally {
    currentlyRenderingComponent = null;
  }
}
function drawElement(request, task, keyPath, type, props, ref) {`,
    ],
    [
      /currentView = new Uint8Array\(\d+\);\n\s*writtenBytes = 0;/g,
      'pendingText = "";\npage = null;\nused = 0;',
    ],
  ];
}
