import { FALLBACK_THEME } from './defaults';

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE = '#ffffff';
/** The lightest grey of which no colour is too far from both it and white: 4.5:1 with one of them. */
const NEAR_BLACK = '#050505';
/** WCAG 2.2, success criterion 1.4.3: text of normal size. */
const READABLE = 4.5;
const TINT_SHARE = 0.08;

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

/** White, or a near-black where white has less than 4.5:1 on the colour (`#rrggbb`). */
export function readableOn(color: string): string {
  return contrast(color, WHITE) >= READABLE ? WHITE : NEAR_BLACK;
}

/**
 * The custom properties by which a theme colour reaches the stylesheet, as the text of a style attribute: the colour, what
 * is readable on it, a pale tint of it, and the colour darkened as far as text on the tint or on white needs (4.5:1). What is
 * no colour becomes the fallback theme.
 */
export function themeStyle(value: string): string {
  const theme = safeColor(value, FALLBACK_THEME);
  const tint = mix(theme, WHITE, TINT_SHARE);
  const properties = { theme, 'on-theme': readableOn(theme), tint, ink: inkOn(tint, theme) };
  return Object.entries(properties)
    .map(([name, color]) => `--cohort-${name}: ${color}`)
    .join('; ');
}

function inkOn(background: string, color: string): string {
  const shades = Array.from({ length: 20 }, (_, step) => mix(color, NEAR_BLACK, 1 - step / 20));
  return shades.find((shade) => contrast(shade, background) >= READABLE) ?? NEAR_BLACK;
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
