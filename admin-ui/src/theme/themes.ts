import { accentShades } from '@domain/instance/accent';
import type { RaThemeOptions } from 'react-admin';
import { COMPONENTS } from './components';
import { DARK_PALETTE, LIGHT_PALETTE } from './palette';

const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

const SHARED: Partial<RaThemeOptions> = {
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.25 },
    h2: { fontSize: '1.25rem', fontWeight: 650, letterSpacing: '-0.01em', lineHeight: 1.35 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
    h6: { fontSize: '1rem', fontWeight: 600 },
    body2: { lineHeight: 1.5 },
    overline: { fontWeight: 600, letterSpacing: '0.08em', lineHeight: 2 },
  },
  components: COMPONENTS,
};

/** Both schemes' themes, with the instance's accent (`#rrggbb`) or, where it is empty, Cohort's own. */
export function themesFor(accent: string): Record<'lightTheme' | 'darkTheme', RaThemeOptions> {
  const shades = accent ? accentShades(accent) : { light: LIGHT_PALETTE.primary, dark: DARK_PALETTE.primary };
  return {
    lightTheme: { ...SHARED, palette: { ...LIGHT_PALETTE, primary: shades.light } },
    darkTheme: { ...SHARED, palette: { ...DARK_PALETTE, primary: shades.dark } },
  };
}
