import { basename } from 'node:path';
import { filesBelow, proseOf } from './documents';

/** Each decision has its line in the index and the same four parts. */

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;
const PARTS = ['Context', 'Decision', 'Figures', 'Date'];
const DECISIONS = filesBelow(FOLDER).filter((file) => file !== INDEX);

function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? '';
}

it.each(DECISIONS)('%s has a title, its four parts, and a day', (file) => {
  const text = proseOf(file);
  expect(titleOf(text)).not.toBe('');
  const parts = text.split(/^## /m).slice(1);
  expect(parts.map((part) => part.split('\n')[0])).toEqual(PARTS);
  expect(parts.filter((part) => part.split('\n').slice(1).join('').trim() === '')).toEqual([]);
  expect(parts.at(-1)).toMatch(/\b20\d\d-\d\d-\d\d\b/);
});

it('the index has a line for each, under its title, and no other', () => {
  const lines = [...proseOf(INDEX).matchAll(/^- \[(.+)\]\(([^)]+)\): .+\.$/gm)].map(
    ([, title, file]) => `${file}: ${title}`,
  );
  const decisions = DECISIONS.map((file) => `${basename(file)}: ${titleOf(proseOf(file))}`);
  expect(lines.toSorted()).toEqual(decisions.toSorted());
});
