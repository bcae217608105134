import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useInstance } from '../shared/useInstance';
import { keepScheme } from './keptScheme';
import { forgetPrintTexts, showTextsForPrint } from './printTexts';
import { themesFor } from './themes';
import { usePrinting } from './usePrinting';
import { useScheme } from './useScheme';

/** The theme of the scheme that the account has chosen, or the system's, with the instance's accent. */
export function SchemeProvider({ children }: { children: ReactNode }) {
  const choice = useScheme();
  const { accent } = useInstance();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const printing = usePrinting();
  const shown = choice === 'system' ? (prefersDark ? 'dark' : 'light') : choice;
  // Paper is white.
  const scheme = printing ? 'light' : shown;
  const theme = useMemo(() => createTheme(themesFor(accent)[`${scheme}Theme`]), [accent, scheme]);
  useEffect(() => keepScheme(choice), [choice]);
  useLayoutEffect(() => {
    if (!printing) return;
    showTextsForPrint(document);
    return () => forgetPrintTexts(document);
  }, [printing]);
  // For what lies outside of React: the canvas and the splash.
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
