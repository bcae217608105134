/**
 * Writes what the source says of each operation of the API beside the built reader, src/core/http/reference/operations.ts.
 * The build does it; `npm run reference` does it alone, while `npm run dev` runs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, ROOT } from './lib/paths.mjs';
import { readOperations } from './reference/operations.mjs';

const target = inRoot('dist/src/core/http/reference/operations.json');
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, JSON.stringify(readOperations(ROOT)));
