import type { Plugin } from 'vite';

/** Parts of MUI that bring all three looks of a field. */
const FIELD = /\/@mui\/material\/esm\/(Select\/Select|TextField\/TextField)\.js$/;
const OTHER_LOOK = /^\.\.\/(Filled)?Input\/index\.js$/;

/** Every field of ours is outlined (`theme/components.ts`): the two other looks are left out, 2 kB (gzip) of each page with a field. */
export function outlinedFields(): Plugin {
  return {
    name: 'outlined-fields',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isOther = OTHER_LOOK.test(source) && FIELD.test(importer.replaceAll('\\', '/'));
      return isOther ? this.resolve('../OutlinedInput/index.js', importer, { skipSelf: true }) : null;
    },
  };
}
