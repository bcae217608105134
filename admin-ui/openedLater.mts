import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OPENED = fileURLToPath(new URL('src/shared/opened', import.meta.url));

/** What parts of MUI open, and of which of its modules: a page shows a select long before anybody opens its menu. */
const OPENED_BY: Readonly<Record<string, readonly string[]>> = {
  Menu: ['Select/SelectInput'],
  Popper: ['Tooltip/Tooltip', 'Autocomplete/Autocomplete'],
  Modal: ['Dialog/Dialog', 'Drawer/Drawer'],
};
const MUI = '/@mui/material/esm/';

/**
 * Gives MUI's select, tooltip, autocomplete and dialog a menu, popper and modal that are loaded in a quiet moment, or when
 * they open: these bring 30 kB (gzip) with them to every page that has a field.
 */
export function openedLater(): Plugin {
  return {
    name: 'opened-later',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const module = importer.replaceAll('\\', '/').split(MUI)[1]?.replace(/\.js$/, '') ?? '';
      const part = /^\.\.\/(\w+)\/\w+\.js$/.exec(source)?.[1] ?? '';
      return OPENED_BY[part]?.includes(module) ? `${OPENED}/${part}.tsx` : null;
    },
  };
}
