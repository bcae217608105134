import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOperations } from '../../scripts/reference/operations.mjs';

const ROOT = resolve(__dirname, '../..');
const WRITTEN = resolve(ROOT, 'src/core/http/reference/operations.json');

let read: ReturnType<typeof readOperations>;
beforeAll(() => {
  read = readOperations(ROOT);
});

it('is what the source says of its operations: run npm run reference after a change of one', () => {
  const { files: _, ...told } = read;
  expect(JSON.parse(readFileSync(WRITTEN, 'utf8'))).toEqual(told);
});

it('answers with types of the contracts alone', () => {
  const elsewhere = Object.entries(read.files).filter(([, file]) => !file.startsWith('src/contracts/'));
  expect(elsewhere).toEqual([]);
});
