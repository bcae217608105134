import type { BlockScheme } from '../../contracts/blocks/block-parts';
import { FALLBACK_THEME } from './defaults';

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE = '#ffffff';
/** The lightest grey of which no colour is too far from both it and white: 4.5:1 with one of them. */
const NEAR_BLACK = '#050505';
/** WCAG 2.2, success criterion 1.4.3: text of normal size. */
const READABLE = 4.5;
/** WCAG 2.2, success criterion 1.4.11: what a graphic is recognised by. */
const VISIBLE = 3;

/** Ours: at less, the edge of a filled area is lost on most screens. Its text is to be read all the same. */
const NOTICEABLE = 1.2;

/** What blocks stand on in each scheme. */
export const GROUNDS = { light: WHITE, dark: '#18212c' } as const;
/** What a stylesheet takes in place of the colours that it has for the light scheme. */
export const DARK_LOOK = {
  ground: GROUNDS.dark,
  strong: '#f2f5f8',
  text: '#d3dae2',
  soft: '#a9b4c0',
  line: '#3a4653',
  /** Pictures are made for light pages. */
  picture: WHITE,
  corner: '12px',
  blend: 'normal',
} as const;
type Entry = [name: string, value: string];
/** A ground, and the end of the scale that its texts are moved towards. */
export type Ground = keyof typeof GROUNDS;
const TEXT_END = { light: NEAR_BLACK, dark: WHITE } as const;
const TINT_SHARE = { light: 0.08, dark: 0.12 } as const;

/** The colours that a theme colour shows in on one ground, `#rrggbb`. */
interface ThemeColors {
  theme: string;
  /** Text on the theme. */
  'on-theme': string;
  /** A pale ground. */
  tint: string;
  /** Text on the tint and on the ground. */
  ink: string;
}

/** The colour as `#rrggbb` in lower case, from `#rgb` or `#rrggbb`; the fallback for every other text. */
export function safeColor(value: string, fallback: string): string {
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  return fallback;
}

/**
 * Contrast of two colours (`#rrggbb`), 1 to 21.
 * Source: contrast ratio and relative luminance of WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Whether text of one colour can be read on the other (`#rrggbb`): 4.5:1 or more. */
export function isReadable(text: string, background: string): boolean {
  return contrast(text, background) >= READABLE;
}

/** Whether a filled area of a colour (`#rrggbb`) can be told from the ground that it stands on. */
export function isSeen(color: string, ground: Ground): boolean {
  return contrast(color, GROUNDS[ground]) >= NOTICEABLE;
}

/** White, or a near-black where white has less than 4.5:1 on the colour (`#rrggbb`). */
export function readableOn(color: string): string {
  return contrast(color, WHITE) >= READABLE ? WHITE : NEAR_BLACK;
}

/**
 * The colours of a theme on a ground; what is no colour becomes the fallback theme. On light it stays as it is, on dark it is
 * lightened until its bands and bars can be seen (3:1). Ink has 4.5:1 on tint and ground.
 */
export function themeColors(value: string, ground: Ground): ThemeColors {
  const chosen = safeColor(value, FALLBACK_THEME);
  const theme = ground === 'light' ? chosen : shadeWith(VISIBLE, chosen, GROUNDS.dark, WHITE);
  const tint = mix(theme, GROUNDS[ground], TINT_SHARE[ground]);
  const ink = shadeWith(READABLE, theme, tint, TEXT_END[ground]);
  return { theme, 'on-theme': readableOn(theme), tint, ink };
}

/**
 * The custom properties by which a theme colour reaches the stylesheet, as the text of a style attribute. By the reader's
 * system it is the light ones, or those of the dark ground where base.css says that it is night.
 */
export function themeStyle(value: string, scheme: BlockScheme = 'light'): string {
  const light: Entry[] = Object.entries(themeColors(value, 'light'));
  const dark: Entry[] = Object.entries(themeColors(value, 'dark'));
  if (scheme === 'dark') return properties(dark);
  if (scheme !== 'auto') return properties(light);
  const byDay = light.map(([name, color]): Entry => [name, `var(--cohort-dark-${name}, ${color})`]);
  return properties([...atNight(dark, 'dark-'), ...byDay]);
}

/** The custom properties of a block that is not always light: the colours of the dark scheme that come from no theme. */
export function schemeStyle(scheme: BlockScheme | undefined): string {
  const entries = Object.entries(DARK_LOOK);
  if (scheme === 'dark') return properties(entries);
  return scheme === 'auto' ? properties(atNight(entries)) : '';
}

/** Not defined by day: what uses such a property then takes its own fallback. By night the first part is empty. */
function atNight(entries: readonly Entry[], prefix = ''): Entry[] {
  return entries.map(([name, value]) => [prefix + name, `var(--cohort-night) ${value}`]);
}

function properties(entries: readonly Entry[]): string {
  return entries.map(([name, value]) => `--cohort-${name}: ${value}`).join('; ');
}

/** The colour, or as much of the other as it takes to have a contrast with the background. */
function shadeWith(ratio: number, color: string, background: string, end: string): string {
  const shades = Array.from({ length: 20 }, (_, step) => mix(color, end, 1 - step / 20));
  return shades.find((shade) => contrast(shade, background) >= ratio) ?? end;
}

/** `share` of the first colour, the rest of the second, both and the mix `#rrggbb`. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [rgb(color), rgb(other)];
  const channels = from.map((channel, i) => Math.round(channel * share + (to[i] ?? 0) * (1 - share)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red, green, blue] = rgb(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function rgb(color: string): Rgb {
  const channel = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}
