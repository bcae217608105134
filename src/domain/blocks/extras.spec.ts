import type { BlockFeature, StarPlace } from '../../contracts/blocks/block-parts';
import { comparedFeatures, featureList, pairedFeatures } from './features';
import { ribbon } from './labels';
import { rootAttributes, titleLine } from './look';
import { blockImage, disclaimer, offerRow } from './parts';
import { phrasesOf } from './phrases';
import { priceLine } from './price';
import { shownScore, starsOf } from './stars';
import { productTitle } from './title';

const PRICE = { amount: '99.99', was: '129.99', currency: 'USD', asOf: '2026-11-26' };
const PICTURE = { image: 'https://shop.example/pen.png', imageAlt: '', imageHref: '' };
const html = (part: { toString: () => string } | undefined) => part?.toString() ?? '';
/** Without tags, as a reader sees it; `[…]` is for screen readers alone. */
const words = (part: { toString: () => string } | undefined) =>
  html(part)
    .replace(/<span class="cohort-hidden">(.*?)<\/span>/g, '[$1]')
    .replace(/<[^>]*>/g, '')
    .replace(/[\u00A0\u202F]/g, ' ');

describe('priceLine', () => {
  it.each([
    [PRICE, undefined, '$99.99 [Was ]$129.99 -23% As of Nov 26, 2026'],
    [{ ...PRICE, currency: 'EUR' }, 'de-DE', '99,99 € [Bisher ]129,99 € -23 % Stand: 26.11.2026'],
    [{ ...PRICE, was: '' }, undefined, '$99.99 As of Nov 26, 2026'],
    [{ ...PRICE, was: '89.99' }, undefined, '$99.99 As of Nov 26, 2026'],
    [{ ...PRICE, was: '100' }, undefined, '$99.99 [Was ]$100.00 As of Nov 26, 2026'],
    [{ ...PRICE, asOf: '' }, undefined, '$99.99 [Was ]$129.99 -23%'],
    [{ ...PRICE, amount: '' }, undefined, ''],
    [undefined, undefined, ''],
    [{ ...PRICE, was: '', asOf: '', currency: 'JPY', amount: '1500' }, 'no such locale', '¥1,500'],
  ])('of %j in %s is %j', (price, locale, text) => {
    expect(words(priceLine(price, locale))).toBe(text);
  });

  it('strikes the old price', () => {
    expect(html(priceLine(PRICE))).toMatch(/<del .*\$129\.99<\/bdi><\/del>/);
  });
});

describe('starsOf', () => {
  it.each([
    ['9.4', 4.7],
    ['9.4/10', 4.7],
    ['10', 5],
    ['0.1', 0.1],
    ['8.91', 4.5],
    ['0', 0],
    ['11', 0],
    ['great', 0],
    ['', 0],
  ])('of the score %j is %d', (score, stars) => {
    expect(starsOf(score)).toBe(stars);
  });
});

describe('shownScore', () => {
  it.each<[string, string | undefined, string, boolean]>([
    ['9.4', undefined, '', true],
    ['9.4', 'beside', '[4.7 out of 5 stars] ☆☆☆☆☆', true],
    ['9.4', 'instead', '[4.7 out of 5 stars] ☆☆☆☆☆', false],
    ['great', 'instead', '', true],
    ['9.4', 'above', '', true],
  ])('of %s with stars %s is %j, and the score itself: %s', (score, place, text, withText) => {
    const shown = shownScore(score, place as StarPlace | undefined);
    expect([words(shown.stars), shown.withText]).toEqual([text, withText]);
  });

  it('fills the stars to the tenth, and names them in the block’s language', () => {
    expect(html(shownScore('9.4', 'beside', 'de-DE').stars)).toContain('--cohort-stars: 94"');
    expect(words(shownScore('9.4', 'beside', 'de-DE').stars)).toContain('[4,7 von 5 Sternen]');
  });
});

it.each([
  ['de-AT', 'Bisher'],
  ['FR', 'Avant'],
  ['tlh', 'Was'],
  ['constructor', 'Was'],
  ['', 'Was'],
])('phrases of %j are in its language, else in English', (locale, was) => {
  expect(phrasesOf(locale).was).toBe(was);
});

describe('productTitle', () => {
  it('is a line alone where there is nothing else', () => {
    expect(html(productTitle('Pen', { ...PICTURE, ribbon: ' ', badge: '' }, {}))).toBe(
      '<p class="cohort-title">Pen</p>',
    );
  });

  it('has labels and stars beside it', () => {
    const extras = { ...PICTURE, ribbon: 'Best value', badge: 'New', award: 'Winner' };
    const title = productTitle('Pen', extras, { headingLevel: 3 }, shownScore('9', 'beside').stars);
    expect(html(title)).toContain('<h3 class="cohort-heading">Pen</h3>');
    expect(words(title)).toBe('Pen[4.5 out of 5 stars] ☆☆☆☆☆New Winner');
  });

  it('takes the ribbon where no picture does', () => {
    expect(words(productTitle('Pen', { image: 'javascript:x', ribbon: 'Best value' }, {}))).toBe(
      'PenBest value',
    );
  });
});

it.each([
  [undefined, '<p class="t">Pen</p>'],
  [2, '<h2 class="t">Pen</h2>'],
  [6, '<h6 class="t">Pen</h6>'],
  [1, '<p class="t">Pen</p>'],
  ['2><script', '<p class="t">Pen</p>'],
])('a title of the level %j is %s', (headingLevel, expected) => {
  expect(html(titleLine('t', 'Pen', { headingLevel: headingLevel as 2 }))).toBe(expected);
});

describe('a picture', () => {
  const picture = (atTop: boolean, product: number) =>
    html(blockImage(PICTURE, 'Pen', { width: 9, height: 9, look: { atTop }, product }));

  it('waits until it is looked at, unless its block is at the top of the page', () => {
    expect(picture(false, 0)).toContain('loading="lazy"');
    expect(picture(true, 0)).toContain('height="9" fetchpriority="high">');
    expect(picture(true, 1)).toContain('height="9">');
  });

  it('has the ribbon on it', () => {
    const config = { ...PICTURE, ribbon: 'Best <value>' };
    const shown = html(blockImage(config, 'Pen', { width: 9, height: 9, look: {} }));
    expect(shown).toContain(html(ribbon('Best <value>')));
    expect(shown).toContain('Best &lt;value&gt;');
  });
});

it('a price shows without a button, too', () => {
  expect(words(offerRow({ buttons: [], price: PRICE }, 'Pen', {}))).toContain('$99.99');
  expect(offerRow({ buttons: [] }, 'Pen', {})).toBeUndefined();
});

it('a versus box has a disclaimer where it is on', () => {
  expect(html(disclaimer({ showDisclaimer: true, disclaimerText: 'We earn.' }))).toContain('We earn.');
  expect(disclaimer({ showDisclaimer: true })).toBeUndefined();
  expect(disclaimer({})).toBeUndefined();
});

describe('the best of a row', () => {
  const best: BlockFeature[] = [{ key: 'Weight', value: '9 g', best: true }];
  const other: BlockFeature[] = [{ key: 'weight', value: '12 g', best: false }];

  it('is marked beside others, with a word', () => {
    const [one, two] = pairedFeatures([{ features: best }, { features: other }]);
    expect(words(comparedFeatures(one ?? [], {}))).toBe('Weight9 g Best');
    expect(words(comparedFeatures(two ?? [], {}))).toBe('weight12 g');
    expect(words(comparedFeatures(best, { locale: 'nl-NL' }))).toBe('Weight9 g Beste');
  });

  it('is nothing in a list of its own', () => {
    expect(words(featureList(best))).toBe('Weight9 g');
  });
});

it.each([
  [undefined, 'class="cohort-block cohort-pros-cons-1"', false],
  ['light', 'class="cohort-block cohort-pros-cons-1"', false],
  ['dark', 'class="cohort-block cohort-pros-cons-1 cohort-dark"', true],
  ['auto', 'class="cohort-block cohort-pros-cons-1 cohort-auto"', true],
  ['"><script', 'class="cohort-block cohort-pros-cons-1"', false],
])('the root of the scheme %s is %s', (scheme, attributes, hasColors) => {
  const root = html(rootAttributes('pros-cons-1', { scheme: scheme as 'auto' }));
  expect(root.replace(/ style=.*/, '')).toBe(attributes);
  expect(root.includes('--cohort-ground')).toBe(hasColors);
});
