import { type ProcessKind, SETTINGS } from '../../src/config/environment';
import { reachOf } from '../support/settings-in-use';

/** A setting that a process asks for without a row in the table is not read; one it never asks for is not its business. */
it.each<[ProcessKind, string]>([
  ['api', 'src/main.ts'],
  ['worker', 'worker/main.ts'],
  ['all-in-one', 'worker/all-in-one.ts'],
])('the table of settings says what the code of %s asks for', (kind, entry) => {
  const rows = Object.values(SETTINGS).filter(({ readBy }) => readBy.includes(kind));
  expect(rows.map(({ field }) => field).sort()).toEqual([...reachOf(entry).fields].sort());
});
