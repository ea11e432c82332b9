import type { Plugin } from 'vite';
import { type BundledFace, bundledFaces, facesFolder } from './bundled-faces.ts';

/** Puts the font files of the demo catalogue among the assets, byte for byte. */
export function catalogueFaces(): Plugin {
  let isServing = false;
  return {
    name: 'catalogue-faces',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    buildStart() {
      if (isServing || this.environment.name !== 'client') return;
      for (const { file, bytes: source } of bundledFaces())
        this.emitFile({ type: 'asset', fileName: `${facesFolder}/${file}`, source });
    },
    configureServer(server) {
      let faces: BundledFace[] | undefined;
      server.middlewares.use((request, response, next) => {
        const [, name] = /^\/assets\/faces\/([a-z0-9.-]+)$/.exec(request.url ?? '') ?? [];
        if (name === undefined) return next();
        faces ??= bundledFaces();
        const face = faces.find(({ file }) => file === name);
        if (!face) return next();
        response.setHeader('content-type', `font/${name.split('.').at(-1)}`);
        response.end(face.bytes);
      });
    },
  };
}
