import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:font-wasm';
const packages = path.resolve(import.meta.dirname, '../node_modules');
const kept = path.join(packages, '.cache/specimen');
const read = (file: string) => readFileSync(path.join(packages, file), 'utf8');

/** What HarfBuzz calls back with: the signatures of the functions that draw an outline, and of the one that frees. */
const signatures = ['vi', 'viiiffi', 'viiiffffi', 'viiiffffffi', 'viiii'];

/**
 * `virtual:font-wasm`: HarfBuzz, its subsetter and the packer of WOFF2 for workerd, which compiles WebAssembly only
 * from modules, never from bytes that come while it runs. Exports `harfbuzz`, `subset`, `unpackWoff2`, `packWoff2`.
 */
export function fontWasm(): Plugin {
  const parts: Record<string, () => string> = {
    [name]: all,
    [`${name}/harfbuzz`]: () =>
      read('harfbuzzjs/dist/index.mjs').replace('"./harfbuzz.js"', `"${name}/harfbuzz-module"`),
    [`${name}/harfbuzz-module`]: harfbuzzModule,
    [`${name}/compress`]: () => woff2Module('compress'),
    [`${name}/decompress`]: () => woff2Module('decompress'),
  };
  return {
    name: 'font-wasm',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(parts, id) ? `\0${id}` : undefined),
    load: (id) => parts[id.slice(1)]?.(),
  };
}

function all(): string {
  return `
import subset from '${packages}/harfbuzzjs/dist/harfbuzz-subset.wasm';
import compress from '${name}/compress';
import decompress from '${name}/decompress';
export * as harfbuzz from '${name}/harfbuzz';
export { subset };
export const packWoff2 = async (font) => Uint8Array.from((await compress).compress(font));
export async function unpackWoff2(file) {
  const font = (await decompress).decompress(file);
  if (font === false) throw new Error('is no WOFF2');
  return Uint8Array.from(font);
}
`;
}

/** Emscripten's own way in: `instantiateWasm`. It makes a module for each signature of a callback, too. */
function harfbuzzModule(): string {
  const callers = signatures.map((one) => `import ${one} from '${callerFile(one)}';`);
  const code = replaced(read('harfbuzzjs/dist/harfbuzz.js'), [
    ['moduleArg={}', 'moduleArg={instantiateWasm}'],
    ['new WebAssembly.Module(bytes)', 'callers[sig]'],
    [/ENVIRONMENT_IS_NODE=typeof process[^;]*;/, 'ENVIRONMENT_IS_NODE=false;'],
  ]);
  return `import wasm from '${packages}/harfbuzzjs/dist/harfbuzz.wasm';
${callers.join('\n')}
const callers = { ${signatures.join(', ')} };
const instantiateWasm = (imports, done) => done(new WebAssembly.Instance(wasm, imports));
${code}`;
}

/**
 * A promise of the binding. Its WebAssembly is taken out of its text, and what it writes as code at run time, which
 * workerd refuses likewise, is a closure instead.
 */
function woff2Module(part: 'compress' | 'decompress'): string {
  const text = read(`wawoff2/build/${part}_binding.js`);
  const [, bytes = ''] = /"data:application\/octet-stream;base64,([^"]+)"/.exec(text) ?? [];
  const file = keep(`woff2-${part}.wasm`, Buffer.from(bytes, 'base64'));
  const code = replaced(text, [
    [bytes, ''],
    [
      'new_(Function,args1).apply(null,args2)',
      'invokerOf(argTypes,cppInvokerFunc,cppTargetFunc,runDestructors)',
    ],
    [
      /return new Function\("body".*?\(body\)\}/,
      'return function(){return body.apply(this,arguments)}}',
    ],
    [/ENVIRONMENT_IS_NODE=typeof process[^;]*;/, 'ENVIRONMENT_IS_NODE=false;'],
  ]);
  return `import wasm from '${file}';
let ready;
const started = new Promise((resolve) => { ready = resolve; });
var Module = {
  instantiateWasm(imports, done) {
    const instance = new WebAssembly.Instance(wasm, imports);
    done(instance);
    return instance.exports;
  },
  onRuntimeInitialized: () => ready(Module),
};
const invokerOf = ([returned, , ...taken], invoke, target, destroy) => (...given) => {
  const after = [];
  const wired = taken.map((type, i) => type.toWireType(after, given[i]));
  const value = invoke(target, ...wired);
  destroy(after);
  return returned.name === 'void' ? undefined : returned.fromWireType(value);
};
const module = {};
${code}
export default started;`;
}

/** Throws where another version of a package has another text. */
function replaced(text: string, changes: readonly [string | RegExp, string][]): string {
  let code = text;
  for (const [from, to] of changes) {
    const next = code.replace(from, () => to);
    if (next === code && from !== to) throw new Error(`font-wasm: ${String(from).slice(0, 60)}`);
    code = next;
  }
  return code;
}

const codes: Record<string, number> = { i: 0x7f, f: 0x7d };

/** The module that Emscripten writes at run time: it imports a function and exports it with a signature (WebAssembly core, 5.5). */
function callerFile(signature: string): string {
  const types = Array.from(signature.slice(1), (letter) => codes[letter] ?? 0);
  const type = [1, 0x60, types.length, ...types, 0];
  const head = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, type.length, ...type];
  const rest = [2, 7, 1, 1, 0x65, 1, 0x66, 0, 0, 7, 5, 1, 1, 0x66, 0, 0];
  return keep(`call-${signature}.wasm`, Uint8Array.from([...head, ...rest]));
}

function keep(file: string, bytes: Uint8Array): string {
  mkdirSync(kept, { recursive: true });
  const at = path.join(kept, file);
  writeFileSync(at, bytes);
  return at;
}
