import type { Theme } from '@mui/material/styles';
import type { PrimaryIntent } from './intentOrder';

const TONES = {
  Transactional: 'success',
  'Commercial Investigation': 'warning',
  Navigational: 'info',
  Informational: 'primary',
  Unclassified: 'secondary',
} as const satisfies Record<PrimaryIntent, string>;

/** The theme's colour of an intent, for dots and chart segments. */
export function intentColor(theme: Theme, intent: PrimaryIntent): string {
  return theme.palette[TONES[intent]].main;
}

/** A tinted surface with readable text, for chips. */
export function intentTint(theme: Theme, intent: PrimaryIntent) {
  const color = intentColor(theme, intent);
  return {
    color: `color-mix(in srgb, ${color} 72%, ${theme.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${color} 12%, ${theme.palette.background.paper})`,
  };
}
