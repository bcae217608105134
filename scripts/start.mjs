/** `npm start`, `npm run start:api`, `npm run start:worker`: brings the build up to date and becomes the process. */
import { pathToFileURL } from 'node:url';
import { ensureOrExit } from './ensure.mjs';
import { inRoot } from './lib/paths.mjs';

const ENTRIES = {
  'all-in-one': 'dist/worker/all-in-one.js',
  api: 'dist/src/main.js',
  worker: 'dist/worker/main.js',
};

const entry = ENTRIES[process.argv[2] ?? 'all-in-one'];
if (!entry) {
  console.error(`Start one of ${Object.keys(ENTRIES).join(', ')}.`);
  process.exit(1);
}
await ensureOrExit({ quiet: true });
performance.mark('cohort-built');
process.setSourceMapsEnabled(true);
process.argv.splice(1, 2, inRoot(entry));
// In this very process: signals and the exit code need no forwarding.
await import(pathToFileURL(inRoot(entry)).href);
