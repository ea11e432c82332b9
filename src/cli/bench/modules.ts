import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes after gzip at the level an edge uses for what it compresses itself. */
export function gzipBytes(content: Uint8Array | string): number {
  return gzipSync(content, { level: 6 }).length;
}

/** A built module and all that it imports before it runs; `import()` is not followed. */
export function staticModules(entry: string): string[] {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const folder = path.dirname(file);
    waiting.push(
      ...staticImports(readFileSync(file, 'utf8')).map((name) => path.resolve(folder, name)),
    );
  }
  return [...seen];
}

/** Relative names in `import ... from "./x.js"`, `import "./x.js"` and `export ... from "./x.js"` of a bundler's output. */
export function staticImports(code: string): string[] {
  const pattern =
    /(?:^|[;\n}])\s*(?:import|export)\s*(?:[\w*$\s{},]*?from\s*)?["'](\.{1,2}\/[^"']+)["']/g;
  return [...code.matchAll(pattern)].map(([, name]) => name ?? '');
}

/** What `build/worker-chunks.ts` names `walls`: the list's route and page, and all that stands beside them. */
export function listModule(folder: string): string {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const module = Object.values(manifest).find(({ name }) => name === 'walls');
  if (!module) throw new Error("the build left no module of the list's route and page");
  return path.join(folder, module.file);
}
