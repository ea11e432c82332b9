import type { Plugin } from 'vite';
import { keep } from './keep.ts';
import { romixModule } from './romix.ts';

const name = 'virtual:romix';

/** `virtual:romix`: the middle of scrypt, since workerd compiles WebAssembly only from modules. */
export function scryptWasm(): Plugin {
  return {
    name: 'scrypt-wasm',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export { default } from '${keep('romix.wasm', romixModule())}';`
        : undefined,
  };
}
