import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Guide, readGuide } from './readGuide.mts';

const FOLDER = fileURLToPath(new URL('../../docs/guide', import.meta.url));
const TYPES: Readonly<Record<string, string>> = { json: 'application/json', webp: 'image/webp' };

/**
 * Makes of the chapters in docs/guide what the web client shows: `GUIDE_CONTENTS` within its code, and one file for each
 * chapter, for the search, and for each picture, which are loaded when they are asked for.
 */
export function guideData(): Plugin {
  let guide: Guide = { contents: { chapters: [], sectionsUrl: '' }, files: new Map() };
  return {
    name: 'guide-data',
    async config() {
      guide = await readGuide(FOLDER);
      return { define: { GUIDE_CONTENTS: JSON.stringify(guide.contents) } };
    },
    generateBundle() {
      for (const [fileName, source] of guide.files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.watcher.add(FOLDER);
      server.watcher.on('change', (file) => {
        if (file.startsWith(FOLDER)) void server.restart();
      });
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').slice(1);
        const content = guide.files.get(path);
        if (content === undefined) return next();
        response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.end(content);
      });
    },
  };
}
