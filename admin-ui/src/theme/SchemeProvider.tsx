import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { keepScheme } from './keptScheme';
import { darkTheme, lightTheme } from './themes';
import { useScheme } from './useScheme';

const THEMES = { light: createTheme(lightTheme), dark: createTheme(darkTheme) };

/** The theme of the scheme that the account has chosen, or the system's. */
export function SchemeProvider({ children }: { children: ReactNode }) {
  const choice = useScheme();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const scheme = choice === 'system' ? (prefersDark ? 'dark' : 'light') : choice;
  useEffect(() => keepScheme(choice), [choice]);
  // For what lies outside of React: the canvas and the splash.
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return <ThemeProvider theme={THEMES[scheme]}>{children}</ThemeProvider>;
}
