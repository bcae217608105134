import type { BlockScheme } from '../../contracts/blocks/block-parts';

interface ButtonColors {
  textColor: string;
  bgColor: string;
}

/** Colours that go together. */
export interface ThemePreset {
  name: string;
  scheme: BlockScheme;
  /** Of the block or its first product, and of the second one. */
  colors: readonly [string, string];
  /** Of the first button of a product, and of its further ones. */
  buttons: readonly [ButtonColors, ButtonColors];
}

const GREEN = '#15803d';
const RED = '#b91c1c';
const on = (bgColor: string): ButtonColors => ({ textColor: '#ffffff', bgColor });

/** Texts on all of these colours have a contrast of 4.5:1 in their scheme. */
export const THEME_PRESETS: readonly ThemePreset[] = [
  {
    name: 'Slate',
    scheme: 'light',
    colors: ['#334155', '#52606d'],
    buttons: [on('#1d4ed8'), on('#334155')],
  },
  { name: 'Ocean', scheme: 'light', colors: ['#0f5ea8', '#0e7490'], buttons: [on('#0f5ea8'), on('#0e7490')] },
  { name: 'Forest', scheme: 'auto', colors: ['#15703d', '#4d6b0f'], buttons: [on('#15703d'), on('#4d6b0f')] },
  { name: 'Berry', scheme: 'light', colors: ['#b02271', '#7c3aed'], buttons: [on('#b02271'), on('#7c3aed')] },
  {
    name: 'Sunset',
    scheme: 'auto',
    colors: ['#b4432a', '#a15c07'],
    buttons: [{ textColor: '#111111', bgColor: '#ff9900' }, on('#b4432a')],
  },
  {
    name: 'Midnight',
    scheme: 'dark',
    colors: ['#60a5fa', '#a78bfa'],
    buttons: [
      { textColor: '#0b1220', bgColor: '#60a5fa' },
      { textColor: '#0b1220', bgColor: '#a78bfa' },
    ],
  },
];

interface Part {
  themeColor?: string;
  innerThemeColor?: string;
  buttons?: readonly object[];
}

type Change = readonly [path: string, value: string];

/**
 * What a preset changes in a block's config, by the paths of the fields: the scheme, the theme colours and the buttons' ones.
 * Pros stay green and cons red: that is what they are told apart by.
 */
export function themeChanges(
  config: object & Part & { innerData?: readonly Part[] },
  { scheme, colors, buttons }: ThemePreset,
): Change[] {
  const parts = config.innerData ?? [];
  return [
    ['scheme', scheme],
    ...(config.themeColor === undefined ? [] : [['themeColor', colors[0]] as const]),
    ...buttonChanges('', config, buttons),
    ...parts.flatMap((part, i) => {
      const path = `innerData.${i}.`;
      const color = colors[i === 0 ? 0 : 1];
      return [
        ...(part.innerThemeColor === undefined ? [] : [[`${path}innerThemeColor`, color] as const]),
        ...(part.themeColor === undefined ? [] : [[`${path}themeColor`, i === 0 ? GREEN : RED] as const]),
        ...buttonChanges(path, part, buttons),
      ];
    }),
  ];
}

function buttonChanges(path: string, { buttons = [] }: Part, colors: ThemePreset['buttons']): Change[] {
  return buttons.flatMap((_, i): Change[] =>
    Object.entries(colors[i === 0 ? 0 : 1]).map(([name, color]) => [
      `${path}buttons.${i}.${name}`,
      String(color),
    ]),
  );
}
