import {
  type RewriteReason,
  type RewriteLevel,
  rewriteRisk,
  tailOf,
  type TitleContext,
} from './rewrite-risk';

const GOOD = 'Best Running Shoes for Wide Feet, Tested in 2026 | Shoely';

it.each<[what: string, context: TitleContext, level: RewriteLevel, reasons: RewriteReason[]]>([
  [
    'a good title',
    { title: GOOD, siteName: 'Shoely', h1: 'Best Running Shoes for Wide Feet, Tested in 2026' },
    'low',
    [],
  ],
  ['none', { title: ' ' }, 'high', ['length']],
  ['a tiny one', { title: 'Home' }, 'high', ['length']],
  ['a short one', { title: 'Running shoes' }, 'medium', ['length']],
  [
    '65 characters',
    { title: 'Best road and trail shoes for runners with wide feet, all of 2026' },
    'medium',
    ['length'],
  ],
  [
    'more than 70',
    { title: 'Best road and trail shoes for runners with wide feet, tested in all of 2026' },
    'high',
    ['length'],
  ],
  ['an H1 of its own', { title: GOOD, h1: 'Welcome to our shop' }, 'medium', ['h1-differs']],
  ['brackets', { title: 'Best Running Shoes for Wide Feet [Tested]' }, 'medium', ['brackets']],
  ['repetition', { title: 'Running shoes: cheap running shoes for men' }, 'medium', ['repeated-words']],
  [
    'the brand twice',
    { title: 'Shoely shoes for wide feet and more | Shoely', siteName: 'Shoely' },
    'medium',
    ['brand-twice'],
  ],
  [
    'a tail with words beside the brand',
    { title: 'Shoes for wide feet | Shoely online shop', siteName: 'Shoely' },
    'medium',
    ['site-wide-tail'],
  ],
  [
    'a tail that others have too',
    { title: 'Shoes for wide feet | Buy online', sharedTail: 'buy online' },
    'medium',
    ['site-wide-tail'],
  ],
  [
    'many reasons',
    { title: '[Shoes] shoes shoes', h1: 'Boots' },
    'high',
    ['length', 'h1-differs', 'brackets', 'repeated-words'],
  ],
])('judges %s', (_, context, level, reasons) => {
  const risk = rewriteRisk(context);
  expect([risk.level, risk.hints.map(({ reason }) => reason)]).toEqual([level, reasons]);
});

it('finds what stands behind the last separator', () => {
  expect(tailOf('Shoes – wide | Example Shop')).toBe('example shop');
  expect(tailOf('Wide-fit shoes')).toBe('');
  expect(tailOf('Wide-fit: shoes|Shop')).toBe('shop');
  expect(tailOf('Shoes | - Shop')).toBe('shop');
  expect(tailOf('Shoes - wide |')).toBe('');
});
