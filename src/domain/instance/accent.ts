import { isReadable, mix } from '../blocks/colors';

/** What text in the accent stands on, in either colour scheme. */
const LIGHT_GROUNDS = ['#ffffff', '#f6f7f9'];
const DARK_GROUNDS = ['#151c2f', '#0d1220', '#111a2e'];
/** How much of the accent tints the ground of what is selected or pointed at. */
const TINT = 0.08;
const STEPS = 20;
const WHITE = '#ffffff';
const BLACK = '#000000';
const NIGHT = '#111a2e';

/** A colour as the palette of one scheme has it, with what is readable on it. */
export interface AccentShades {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** Whether text of this colour (`#rrggbb`) can be read on the light grounds, tinted with it too, and white on it: 4.5:1. */
export function isReadableAccent(accent: string): boolean {
  return isReadableOn(accent, LIGHT_GROUNDS);
}

/** The accent (`#rrggbb`) in both schemes: as it is on light grounds, and lightened as far as dark ones need (4.5:1). */
export function accentShades(accent: string): Record<'light' | 'dark', AccentShades> {
  const tints = Array.from({ length: STEPS + 1 }, (_, step) => mix(WHITE, accent, step / STEPS));
  const bright = tints.find((tint) => isReadableOn(tint, DARK_GROUNDS)) ?? WHITE;
  return {
    light: {
      main: accent,
      light: mix(WHITE, accent, 0.2),
      dark: mix(BLACK, accent, 0.2),
      contrastText: WHITE,
    },
    dark: {
      main: bright,
      light: mix(WHITE, bright, 0.3),
      dark: mix(BLACK, bright, 0.2),
      contrastText: NIGHT,
    },
  };
}

function isReadableOn(text: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => isReadable(text, ground) && isReadable(text, mix(text, ground, TINT)));
}
