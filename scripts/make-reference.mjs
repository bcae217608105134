/**
 * Writes src/core/http/reference/operations.json: what the source says of each operation of the API. Run it after a
 * change of a controller or of a type that one answers with: `npm run reference`. A test compares.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOperations } from './reference/operations.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { operations, payloads, schemas } = readOperations(root);
const target = join(root, 'src/core/http/reference/operations.json');
writeFileSync(target, `${JSON.stringify({ operations, payloads, schemas })}\n`);
console.log(`${Object.keys(operations).length} operations in ${target}`);
