import { type AnchorGrade, type AnchorHold, isAbout, LinkMeaning, type LinkNearness } from './link-meaning';

it.each<[string, LinkNearness, AnchorGrade | AnchorHold, boolean]>([
  ['a whole name', { about: 0.5, named: 0.61, astray: 0 }, 'name', true],
  ['the same of two words', { about: 0.5, named: 0.61, astray: 0 }, 'short', false],
  ['a part of a name', { about: 0.5, named: 0.7, astray: 0 }, 'part', false],
  ['a part that says nearly all', { about: 0.5, named: 0.85, astray: 0 }, 'part', true],
  ['an alias', { about: 0.5, named: 0.69, astray: 0 }, 'alias', false],
  ['a sentence about something else', { about: 0.4, named: 0.8, astray: 0 }, 'name', false],
  ['a sentence that calls the page by its name', { about: 0.31, named: 0.95, astray: 0 }, 'name', true],
  [
    'all of a name of several words',
    { about: 0.37, named: 0.6, astray: 0 },
    { grade: 'short', isWholeName: true, pointed: false, firm: null },
    true,
  ],
  [
    'a sentence that sends the reader there',
    { about: 0.26, named: 0.6, astray: 0 },
    { grade: 'alias', isWholeName: false, pointed: true, firm: null },
    true,
  ],
  ['a name within a title', { about: 0.5, named: 0.57, astray: 0 }, 'given', true],
  ['a name of which the title says something else', { about: 0.7, named: 0.5, astray: 0 }, 'given', false],
  ['a passing mention of one', { about: 0.52, named: 0.49, astray: 0 }, 'given', false],
  [
    'what the site links the page with',
    { about: 0.3, named: 0.5, astray: 0 },
    { grade: 'alias', isWholeName: false, pointed: false, firm: 'habit' },
    true,
  ],
  [
    'the same that leads astray',
    { about: 0.3, named: 0.5, astray: 0.1 },
    { grade: 'alias', isWholeName: false, pointed: false, firm: 'habit' },
    false,
  ],
  [
    'the same where the reader is sent there',
    { about: 0.3, named: 0.3, astray: 0.1 },
    { grade: 'alias', isWholeName: false, pointed: true, firm: 'habit' },
    true,
  ],
  [
    'all of a name that no page says more often',
    { about: 0.22, named: 0.8, astray: 0 },
    { grade: 'short', isWholeName: true, pointed: false, firm: 'whole' },
    true,
  ],
  [
    'a name that the rest is said of, in a list of others',
    { about: 0.3, named: 0.6, astray: 0 },
    { grade: 'given', isWholeName: false, pointed: false, firm: 'lead' },
    false,
  ],
  ['words that mean another page', { about: 0.7, named: 0.7, astray: 0.06 }, 'name', false],
])('judges %s', (_, near, grade, isGood) => {
  const hold = typeof grade === 'string' ? { grade, isWholeName: false, pointed: false, firm: null } : grade;
  expect(isAbout(near, hold)).toBe(isGood);
});

describe('what an anchor is a part of', () => {
  const LINK = { sentence: 's', anchor: 'a', subject: 't', name: 'toothpaste' };
  /** By text, on axes of their own: toothpaste, families, the rest. */
  const VECTORS: Record<string, number[]> = {
    toothpaste: [1, 0, 0],
    'toothpaste for families': [0.6, 0.8, 0],
    'a toothpaste for families': [0.7, 0.7, 0],
  };
  const astrayOf = (source: string) => {
    const names = ['toothpaste', 'toothpaste for families', 'soap'];
    const link = { ...LINK, context: 'a toothpaste for families', source };
    const meaning = new LinkMeaning([link], names, 100);
    const values = Float32Array.from(meaning.texts.flatMap((text) => VECTORS[text] ?? [0, 0, 1]));
    meaning.take({ width: 3, values });
    return meaning.nearnessOf(link)?.astray;
  };

  it('leads astray by as much as it is nearer to another name', () => {
    expect(astrayOf('soap')).toBeCloseTo(0.98 - 0.7, 5);
  });

  it('does not where that is the page that would link', () => {
    expect(astrayOf('toothpaste for families')).toBe(0);
  });
});
