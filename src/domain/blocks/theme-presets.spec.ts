import { ALL_BLOCK_VARIANTS } from '../../contracts/blocks/blocks';
import { presetOf } from './blocks';
import { type Ground, isReadable, isSeen, readableOn, themeColors } from './colors';
import { THEME_PRESETS, themeChanges } from './theme-presets';

it('there are six of different names', () => {
  expect(new Set(THEME_PRESETS.map(({ name }) => name)).size).toBe(6);
});

describe.each(THEME_PRESETS)('$name', (theme) => {
  const grounds: Ground[] = theme.scheme === 'auto' ? ['light', 'dark'] : [theme.scheme];

  it('can be read and seen in its scheme', () => {
    for (const { textColor, bgColor } of theme.buttons) {
      expect(isReadable(textColor, bgColor)).toBe(true);
      for (const ground of grounds) expect(isSeen(bgColor, ground)).toBe(true);
    }
    for (const color of theme.colors) {
      for (const ground of grounds) {
        const shown = themeColors(color, ground);
        expect(isReadable(readableOn(shown.theme), shown.theme)).toBe(true);
        expect(isReadable(shown.ink, shown.tint)).toBe(true);
      }
    }
  });

  it.each(ALL_BLOCK_VARIANTS)('changes colors and the scheme of a %s, and nothing else', (variant) => {
    const paths = themeChanges(presetOf(variant), theme).map(([path]) => path);
    expect(paths).toContain('scheme');
    expect(paths.filter((path) => !/^(scheme|.*Color)$/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it('gives two sides a color each, and every button one', () => {
  const [theme] = THEME_PRESETS;
  const changes = new Map(themeChanges(presetOf('versus-box-1'), theme!));
  expect(changes.get('themeColor')).toBe('#334155');
  expect(changes.get('innerData.0.innerThemeColor')).toBe('#334155');
  expect(changes.get('innerData.1.innerThemeColor')).toBe('#52606d');
  expect(changes.get('innerData.1.buttons.0.bgColor')).toBe('#1d4ed8');
  expect(changes.get('innerData.1.buttons.1.bgColor')).toBe('#334155');
});

it('leaves pros green and cons red', () => {
  const changes = new Map(themeChanges(presetOf('pros-cons-1'), THEME_PRESETS[3]!));
  expect([changes.get('innerData.0.themeColor'), changes.get('innerData.1.themeColor')]).toEqual([
    '#15803d',
    '#b91c1c',
  ]);
});
