import fc from 'fast-check';
import { contrast, DARK_LOOK, GROUNDS, readableOn, safeColor, themeColors, themeStyle } from './colors';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('safeColor', () => {
  it.each([
    ['#2A2E32', '#2a2e32'],
    [' #abc ', '#aabbcc'],
    ['#F0f', '#ff00ff'],
  ])('takes %j as %s', (value, color) => {
    expect(safeColor(value, '#010203')).toBe(color);
  });

  it.each([
    '',
    'red',
    'abc',
    '#ab',
    '#abcd',
    '#12345',
    '#1234567',
    '#gggggg',
    '#fff;color:red',
    'url(//x.example)',
    'var(--x)',
    '#fff"',
  ])('falls back on %j', (value) => {
    expect(safeColor(value, '#010203')).toBe('#010203');
  });
});

describe('contrast', () => {
  // The first two are the ends of the scale; the third is the known boundary of grey text on white.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#abcdef', '#abcdef', 1],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe('readableOn', () => {
  it.each([
    ['#2a2e32', '#ffffff'],
    ['#b02271', '#ffffff'],
    ['#ffffff', '#050505'],
    ['#ffcc00', '#050505'],
  ])('on %s is %s', (color, text) => {
    expect(readableOn(color)).toBe(text);
  });

  it('reaches 4.5:1 on every color', () => {
    fc.assert(fc.property(hexColor, (color) => contrast(readableOn(color), color) >= 4.5));
  });
});

describe('themeColors on the dark ground', () => {
  it('can be read and seen, whatever the color', () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        const { theme, tint, ink, ...others } = themeColors(color, 'dark');
        expect(contrast(theme, GROUNDS.dark)).toBeGreaterThanOrEqual(3);
        expect(contrast(others['on-theme'], theme)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [tint, GROUNDS.dark]) {
          for (const text of [ink, DARK_LOOK.strong, DARK_LOOK.text, DARK_LOOK.soft]) {
            expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
    );
  });
});

describe('themeStyle', () => {
  it('has the light colors for day and the dark ones for night where the reader’s system decides', () => {
    const style = themeStyle('#b02271', 'auto');
    expect(style).toContain('--cohort-theme: var(--cohort-dark-theme, #b02271)');
    expect(style).toContain(
      `--cohort-dark-theme: var(--cohort-night) ${themeColors('#b02271', 'dark').theme}`,
    );
    expect(themeStyle('#b02271', 'dark')).toContain(`--cohort-tint: ${themeColors('#b02271', 'dark').tint}`);
  });

  it('hands a color over with its tint, its ink and what is readable on it', () => {
    expect(themeStyle('#B02271')).toBe(
      '--cohort-theme: #b02271; --cohort-on-theme: #ffffff; --cohort-tint: #f9edf4; --cohort-ink: #b02271',
    );
  });

  it('darkens a pale color as far as text needs', () => {
    expect(themeStyle('#ffcc00')).toBe(
      '--cohort-theme: #ffcc00; --cohort-on-theme: #050505; --cohort-tint: #fffbeb; --cohort-ink: #826903',
    );
  });

  it('has an ink that is readable on the tint and on white, whatever the color', () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        const [, , tint = '', ink = ''] = themeStyle(color).match(/#\w+/g) ?? [];
        return contrast(ink, tint) >= 4.5 && contrast(ink, '#ffffff') >= 4.5;
      }),
    );
  });
});
