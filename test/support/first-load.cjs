const { existsSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { gzipSync } = require('node:zlib');

/**
 * What the first load of any page may ask for: everything from the address to the moment when the page can be used, that is
 * when its heading is there, nothing of it says that it loads, and it stands still. What comes in a quiet moment after
 * that is not of it.
 */
const FIRST_LOAD = { requests: 25, scriptKb: 300 };

/** A page with more: the form of a user over its list has every kind of field. Names in it may need a second font. */
const OWN_LIMITS = { '/users/create': { requests: 26, scriptKb: 334 } };

/** What the first load of a page may ask for. */
function limitsOf(path) {
  return OWN_LIMITS[path] ?? FIRST_LOAD;
}

const BUILT = join(__dirname, '../../dist/admin-ui');

/** Addresses that somebody can open, by who does: the tools and pages of the catalogue, and what opens from them. */
function pagesOf({ READY_TOOLS, ADMIN_PAGES }) {
  return {
    guest: ['/login', '/forgot-password', '/unsubscribe#x'],
    student: ['/', '/pricing', '/notifications', '/guide', '/guide/word-counter'],
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
function watchUse() {
  const { document, MutationObserver, performance } = globalThis;
  const LOADING = '[aria-busy="true"], .MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])';
  /** So many milliseconds without a change it stands still; no code is asked for in advance that soon. */
  const STILL_MS = 300;
  globalThis.usableAt = 0;
  globalThis.isSettled = false;
  // Frames within the page are of no account.
  if (globalThis.top !== globalThis) return;
  let timer;
  const observer = new MutationObserver((changes) => {
    const page =
      document.querySelector('[aria-modal="true"]') ?? document.querySelector('main') ?? document.body;
    const isUsable = page?.querySelector('h1, h2') && !page.querySelector(LOADING);
    const isChanged = changes.some(({ target }) => page?.contains(target));
    if (globalThis.isSettled || (isUsable && globalThis.usableAt > 0 && !isChanged)) return;
    clearTimeout(timer);
    globalThis.usableAt = isUsable ? performance.now() : 0;
    if (isUsable) timer = setTimeout(() => (globalThis.isSettled = true), STILL_MS);
  });
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}

/** Runs in the page: when it could be used, and what it had asked for until then and after, the page itself left out. */
function asked() {
  const { performance, usableAt } = globalThis;
  const asked = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }));
  const names = (requests) => requests.map(({ name }) => name);
  return {
    ms: usableAt,
    before: names(asked.filter(({ startTime }) => startTime <= usableAt)),
    after: names(asked.filter(({ startTime }) => startTime > usableAt)),
  };
}

/** How many requests those are, and their scripts in kB, as whoever takes gzip gets them. A browser asks for a file once. */
function costOf(addresses) {
  const paths = addresses.map((address) => new URL(address).pathname);
  const data = paths.filter((path) => path.startsWith('/api/'));
  const files = new Set(paths.filter((path) => !path.startsWith('/api/')));
  const scripts = [...files].filter((path) => path.endsWith('.js'));
  return {
    requests: data.length + files.size,
    scriptKb: scripts.reduce((sum, path) => sum + gzipBytes(path), 0) / 1000,
  };
}

function gzipBytes(path) {
  const file = BUILT + path;
  return existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;
}

module.exports = { limitsOf, pagesOf, watchUse, asked, costOf };
