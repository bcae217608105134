import type { CouponBoxConfig, VerdictBoxConfig } from '../../contracts/blocks/blocks';
import { blockMarkup, presetOf } from './blocks';
import { couponBox } from './coupon-box/markup';
import { noticeBox } from './notice-box/markup';
import { productList } from './product-list/markup';
import { specifications } from './specifications/markup';
import { verdictBox } from './verdict-box/markup';

describe('Coupon Box', () => {
  const coupon = (changes: Partial<CouponBoxConfig>) =>
    couponBox({ ...presetOf('coupon-box'), ...changes }).toString();
  const endOf = (changes: Partial<CouponBoxConfig>) =>
    /<p class="cohort-end">(.*?)<\/p>/.exec(coupon(changes))?.[1]?.replace(/<[^>]+>/g, '');

  it.each<[string, Partial<CouponBoxConfig>, string | undefined]>([
    ['in English of the USA', {}, 'Valid until November 30, 2026'],
    ['in British English', { locale: 'en-GB' }, 'Valid until 30 November 2026'],
    ['in German', { locale: 'de-DE' }, 'Gültig bis 30. November 2026'],
    ['in a locale that is none', { locale: '<b>' }, 'Valid until November 30, 2026'],
    ['in a sentence of its own', { endText: 'Only until {day}!' }, 'Only until November 30, 2026!'],
    ['behind words without a place for it', { endText: 'Ends' }, 'Ends November 30, 2026'],
    ['not where there is none', { endDay: '' }, undefined],
    ['not where it is none of the calendar', { endDay: '2026-02-30' }, undefined],
  ])('names its last day %s', (_, changes, text) => {
    expect(endOf({ endDay: '2026-11-30', ...changes })).toBe(text);
  });

  it('tells machines the day, and translators to leave the code', () => {
    expect(coupon({ endDay: '2026-11-30' })).toContain('<time datetime="2026-11-30">');
    expect(coupon({ code: ' A & B ' })).toContain('translate="no"><bdi>A &amp; B</bdi>');
  });

  it('has no part to tear off where nothing is on it', () => {
    expect(coupon({ code: ' ', buttons: [], endDay: '' })).not.toContain('cohort-stub');
  });
});

describe('Specifications', () => {
  const config = presetOf('specifications');
  const groups = [
    { title: 'Sound', rows: [{ key: 'Drivers', value: '50 mm' }] },
    { title: 'Silence', rows: [{ key: ' ', value: '' }] },
  ];

  it('leaves out a group that says nothing', () => {
    expect(specifications({ ...config, groups }).toString()).not.toContain('Silence');
  });

  it.each([
    [2, 'A', ['h2', 'h3']],
    [6, 'A', ['h6', 'h6']],
    [3, ' ', ['h3']],
    [undefined, 'A', ['p', 'p']],
  ] as const)('has its groups below a title of level %s', (headingLevel, title, tags) => {
    const html = specifications({ ...config, title, groups, headingLevel }).toString();
    expect([...html.matchAll(/<(h\d|p) class="cohort-(?:group-)?title"/g)].map(([, tag]) => tag)).toEqual(
      tags,
    );
  });
});

describe('Verdict Box', () => {
  const config = presetOf('verdict-box');

  it.each<[string, Partial<VerdictBoxConfig>, string[]]>([
    ['both sides', {}, ['check', 'cross']],
    ['one where there are no cons', { cons: [' '] }, ['check']],
    ['none where nothing is said', { pros: [], cons: [] }, []],
  ])('has %s', (_, changes, sides) => {
    const html = verdictBox({ ...config, ...changes }).toString();
    expect([...html.matchAll(/cohort-side cohort-(\w+)"/g)].map(([, sign]) => sign)).toEqual(sides);
    expect(html.includes('cohort-sides')).toBe(sides.length > 0);
  });

  it('shows stars in place of the score where that is asked for', () => {
    const html = verdictBox({ ...config, stars: 'instead' }).toString();
    expect(html).toContain('4.6 out of 5 stars');
    expect(html).not.toContain('class="cohort-score"');
  });
});

it('a notice has the icon of its kind', () => {
  const icons = (['info', 'tip', 'warning'] as const).map(
    (kind) => /<svg.*<\/svg>/.exec(noticeBox({ ...presetOf('notice-box'), kind }).toString())?.[0],
  );
  expect(new Set(icons).size).toBe(3);
});

it('a list is numbered as the author has it, its names below its title', () => {
  const html = productList({ ...presetOf('product-list'), headingLevel: 3 }).toString();
  expect([...html.matchAll(/cohort-number">(\d+)/g)].map(([, number]) => number)).toEqual(['1', '2', '3']);
  expect(html).toContain('<h3 class="cohort-block-title">The best desk lamps</h3>');
  expect(html).toContain('<h4 class="cohort-heading">Halden Arm Lamp Pro</h4>');
});

it('what is empty leaves no element behind', () => {
  const config = { ...presetOf('call-to-action'), title: '', text: '', note: '', image: '', badge: '' };
  const html = blockMarkup({
    variant: 'call-to-action',
    config: { ...config, price: undefined, buttons: [] },
  });
  expect(html).not.toMatch(/<(p|a|img|span)\b/);
});
