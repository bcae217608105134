import type { Theme } from '@mui/material/styles';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../theme/palette';
import type { PrimaryIntent } from './intentOrder';

const TONES = {
  Transactional: 'success',
  'Commercial Investigation': 'warning',
  Navigational: 'info',
  Unclassified: 'secondary',
} as const satisfies Record<Exclude<PrimaryIntent, 'Informational'>, string>;

/** Not the accent: an instance may have set it to the colour of another intent. */
const INFORMATIONAL = { light: LIGHT_PALETTE.primary.main, dark: DARK_PALETTE.primary.main };

/** The theme's colour of an intent, for dots and chart segments. */
export function intentColor(theme: Theme, intent: PrimaryIntent): string {
  const { palette } = theme;
  return intent === 'Informational' ? INFORMATIONAL[palette.mode] : palette[TONES[intent]].main;
}

/** A tinted surface with readable text, for chips. */
export function intentTint(theme: Theme, intent: PrimaryIntent) {
  const color = intentColor(theme, intent);
  return {
    color: `color-mix(in srgb, ${color} 72%, ${theme.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${color} 12%, ${theme.palette.background.paper})`,
  };
}
