/** The navbar keeps its dark slate in both schemes; the accent is the instance's. */
export const NAVBAR_COLORS = {
  background: '#111a2e',
  hover: 'rgb(148 163 184 / 12%)',
  active: 'color-mix(in srgb, var(--accent-on-dark, #818cf8) 20%, transparent)',
  text: '#cbd5e1',
  strong: '#f8fafc',
  muted: '#94a3b8',
  line: 'rgb(148 163 184 / 32%)',
  accent: 'var(--accent-on-dark, #a5b4fc)',
} as const;

export const LIGHT_PALETTE = {
  mode: 'light',
  primary: { main: '#4f46e5', light: '#6366f1', dark: '#4338ca', contrastText: '#ffffff' },
  secondary: { main: '#475569', light: '#64748b', dark: '#334155', contrastText: '#ffffff' },
  success: { main: '#15803d', contrastText: '#ffffff' },
  warning: { main: '#b45309', contrastText: '#ffffff' },
  error: { main: '#c81e1e', contrastText: '#ffffff' },
  info: { main: '#0369a1', contrastText: '#ffffff' },
  background: { default: '#f6f7f9', paper: '#ffffff' },
  text: { primary: '#0f172a', secondary: '#4b5768', disabled: '#94a3b8' },
  divider: '#e2e6ec',
} as const;

export const DARK_PALETTE = {
  mode: 'dark',
  primary: { main: '#a5b4fc', light: '#c7d2fe', dark: '#818cf8', contrastText: '#111a2e' },
  secondary: { main: '#94a3b8', light: '#cbd5e1', dark: '#64748b', contrastText: '#0d1220' },
  success: { main: '#4ade80', contrastText: '#052e16' },
  warning: { main: '#fbbf24', contrastText: '#271a02' },
  error: { main: '#fca5a5', contrastText: '#3b0a0a' },
  info: { main: '#7dd3fc', contrastText: '#06263a' },
  background: { default: '#0d1220', paper: '#151c2f' },
  text: { primary: '#f1f5f9', secondary: '#a8b3c4', disabled: '#64748b' },
  // With commas: MUI computes with it and reads no other notation.
  divider: 'rgba(148, 163, 184, 0.18)',
} as const;
