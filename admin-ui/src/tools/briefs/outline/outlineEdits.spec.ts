import type { OutlineSection } from '@contracts/briefs/briefs';
import { describe, expect, it } from 'vitest';
import {
  addSection,
  canShift,
  deleteSection,
  mergeIntoPrevious,
  moveSection,
  shiftLevel,
  stepSection,
} from './outlineEdits';

/** `2a 3b 2c`: levels with ids. */
const listed = (text: string): OutlineSection[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      id: word.slice(1),
      level: Number(word[0]) as OutlineSection['level'],
      heading: `Heading ${word.slice(1)}`,
      words: 100,
      terms: [`term ${word.slice(1)}`],
      questions: [],
      sources: [1],
    }));
const told = (sections: readonly OutlineSection[]) =>
  sections.map(({ level, id }) => `${level}${id}`).join(' ');

const WHOLE = '2a 3b 3c 2d 3e 4f 2g';

describe('an outline', () => {
  it.each([
    ['a branch downwards', 0, 5, '2d 3e 4f 2a 3b 3c 2g'],
    ['a branch to the end', 0, 6, '2d 3e 4f 2g 2a 3b 3c'],
    ['a branch to the top', 3, 0, '2d 3e 4f 2a 3b 3c 2g'],
    ['onto itself', 3, 4, WHOLE],
    ['one to the top, where it has nothing above', 4, 0, '2e 3f 2a 3b 3c 2d 2g'],
    ['one within its branch', 2, 1, '2a 3c 3b 2d 3e 4f 2g'],
  ])('moves %s', (_, from, to, expected) => {
    expect(told(moveSection(listed(WHOLE), from, to))).toBe(expected);
  });

  it.each([
    ['down past a whole branch', 0, 1, '2d 3e 4f 2a 3b 3c 2g'],
    ['up past a whole branch', 3, -1, '2d 3e 4f 2a 3b 3c 2g'],
    ['down at the end', 6, 1, WHOLE],
    ['up at the top', 0, -1, WHOLE],
  ] as const)('steps %s', (_, at, step, expected) => {
    expect(told(stepSection(listed(WHOLE), at, step))).toBe(expected);
  });

  it.each([
    ['a section deeper', 3, 1, '2a 3b 3c 3d 4e 4f 2g'],
    ['a section higher with what is below it', 4, -1, '2a 3b 3c 2d 2e 3f 2g'],
    ['nothing deeper than a level below the one before', 0, 1, WHOLE],
    ['nothing above level 2', 3, -1, WHOLE],
  ] as const)('sets %s', (_, at, by, expected) => {
    expect(told(shiftLevel(listed(WHOLE), at, by))).toBe(expected);
    expect(canShift(listed(WHOLE), at, by)).toBe(expected !== WHOLE);
  });

  it.each([
    ['alone', '2a 3b', 1, '2a'],
    ['and keeps what is below it', WHOLE, 3, '2a 3b 3c 2e 3f 2g'],
    ['the last one', '2a', 0, ''],
  ])('deletes a section %s', (_, text, at, expected) => {
    expect(told(deleteSection(listed(text), at))).toBe(expected);
  });

  it('adds a section behind a whole branch, on its level', () => {
    expect(told(addSection(listed(WHOLE), 3, 'new'))).toBe('2a 3b 3c 2d 3e 4f 2new 2g');
    expect(told(addSection([], 0, 'new'))).toBe('2new');
  });

  it('merges a section into the one before it and loses nothing', () => {
    const [first, second] = listed('2a 2b');
    const merged = mergeIntoPrevious(
      [
        { ...first!, note: 'one', questions: ['Why?'] },
        { ...second!, note: 'two', questions: ['Why?', 'How?'], sources: [3, 1] },
      ],
      1,
    );
    expect(merged).toEqual([
      {
        ...first,
        words: 200,
        terms: ['term a', 'term b'],
        questions: ['Why?', 'How?'],
        sources: [1, 3],
        note: 'one\ntwo',
      },
    ]);
    expect(told(mergeIntoPrevious(listed('2a 3b'), 0))).toBe('2a 3b');
  });
});
