import { accentShades } from '@domain/instance/accent';
import { useEffect } from 'react';
import { useInstance } from '../shared/useInstance';

/** Tells the document the accent, for what keeps its colours in both schemes; the server's page has it from the start. */
export function AccentSync() {
  const { accent } = useInstance();
  useEffect(() => {
    const { style } = document.documentElement;
    const shades = accent ? accentShades(accent) : undefined;
    style.setProperty('--accent-on-light', shades?.light.main ?? '');
    style.setProperty('--accent-on-dark', shades?.dark.main ?? '');
  }, [accent]);
  return null;
}
