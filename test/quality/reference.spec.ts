import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const BUILT = resolve(__dirname, '../../dist/src/core/http/reference/operations.json');

it('answers with types of the contracts alone', () => {
  const { files } = JSON.parse(readFileSync(BUILT, 'utf8')) as { files: Record<string, string> };
  const elsewhere = Object.entries(files).filter(([, file]) => !file.startsWith('src/contracts/'));
  expect(Object.keys(files)).not.toEqual([]);
  expect(elsewhere).toEqual([]);
});
