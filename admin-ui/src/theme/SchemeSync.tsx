import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** Tells the document which scheme is on, for what lies outside of React: the canvas and the splash. */
export function SchemeSync() {
  const { mode } = useTheme().palette;
  useEffect(() => {
    document.documentElement.dataset.scheme = mode;
  }, [mode]);
  return null;
}
