import { existsSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * What the first load of any page may ask for: everything from the address to the moment when the page can be used, that is
 * when its heading is there, nothing of it says that it loads, and what it shows has changed for the last time. What comes
 * in a quiet moment after that is not of it.
 */
export const FIRST_LOAD = { requests: 25, scriptKb: 300 };

/** The form of a user over its list has every kind of field: it is the one page with more. */
const OWN_LIMITS = { '/users/create': { ...FIRST_LOAD, scriptKb: 330 } };

/** What the first load of a page may ask for. */
export function limitsOf(path) {
  return OWN_LIMITS[path] ?? FIRST_LOAD;
}

const BUILT = new URL('../../dist/admin-ui', import.meta.url).pathname;

/** Addresses that somebody can open, by who does: the tools and pages of the catalogue, and what opens from them. */
export function pagesOf({ READY_TOOLS, ADMIN_PAGES }) {
  return {
    guest: ['/login', '/forgot-password'],
    student: ['/', '/pricing', '/notifications'],
    admin: [
      ...ADMIN_PAGES.filter(({ ready }) => ready).map(({ url }) => url),
      '/users/create',
      '/users/import',
      '/users/changes',
      '/settings/health',
      '/notifications/channels',
      '/schema-generator?tab=saved',
      ...READY_TOOLS.map(({ url }) => url),
    ],
  };
}

/** Runs in the page before anything of it: notes when it can be used. What lies behind a dialog is not of it. */
export function watchUse() {
  const { document, MutationObserver, performance } = globalThis;
  const LOADING = '[aria-busy="true"], .MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])';
  globalThis.usableAt = 0;
  const observer = new MutationObserver((changes) => {
    const page =
      document.querySelector('[aria-modal="true"]') ?? document.querySelector('main') ?? document.body;
    if (!page?.querySelector('h1, h2') || page.querySelector(LOADING)) globalThis.usableAt = 0;
    else if (globalThis.usableAt === 0 || changes.some(({ target }) => page.contains(target))) {
      globalThis.usableAt = performance.now();
    }
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}

/** Runs in the page: when it could be used, and what it had asked for until then and after, the page itself left out. */
export function asked() {
  const { performance, usableAt } = globalThis;
  const asked = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }));
  const names = (requests) => requests.map(({ name }) => name);
  return {
    ms: usableAt,
    before: names(asked.filter(({ startTime }) => startTime <= usableAt)),
    after: names(asked.filter(({ startTime }) => startTime > usableAt)),
  };
}

/** How many requests those are, and their scripts in kB, as whoever takes gzip gets them. */
export function costOf(addresses) {
  const scripts = addresses
    .map((address) => new URL(address).pathname)
    .filter((path) => path.endsWith('.js'));
  return {
    requests: addresses.length,
    scriptKb: scripts.reduce((sum, path) => sum + gzipBytes(path), 0) / 1000,
  };
}

function gzipBytes(path) {
  const file = BUILT + path;
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;
}
