import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const WRITTEN = resolve(ROOT, 'src/core/http/reference/operations.json');

interface Read {
  operations: Record<string, unknown>;
  schemas: Record<string, unknown>;
  /** Where each type of an answer is declared. */
  files: Record<string, string>;
}

let read: Read;
beforeAll(async () => {
  const { readOperations } = (await import('../../scripts/reference/operations.mjs')) as {
    readOperations: (root: string) => Read;
  };
  read = readOperations(ROOT);
});

it('is what the source says of its operations: run npm run reference after a change of one', () => {
  const { operations, schemas } = JSON.parse(readFileSync(WRITTEN, 'utf8')) as Read;
  expect({ operations, schemas }).toEqual({ operations: read.operations, schemas: read.schemas });
});

it('answers with types of the contracts alone', () => {
  const elsewhere = Object.entries(read.files).filter(([, file]) => !file.startsWith('src/contracts/'));
  expect(elsewhere).toEqual([]);
});
