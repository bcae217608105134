import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { themesFor } from '../../theme/themes';

/** A button and a link in the accent, in both schemes. */
export function AccentPreview({ accent }: { accent: string }) {
  const themes = useMemo(() => Object.values(themesFor(accent)).map((theme) => createTheme(theme)), [accent]);
  return (
    <Box aria-hidden inert sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mt: 1 }}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={theme}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              p: 2,
              borderRadius: 2,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              color: 'text.primary',
            }}
          >
            <Button variant="contained">Button</Button>
            <Button variant="outlined">Button</Button>
            <Link component="span">Link</Link>
          </Box>
        </ThemeProvider>
      ))}
    </Box>
  );
}
