import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LegalLinks } from '../shared/LegalLinks';
import { usePageTitle } from '../shared/usePageTitle';
import { WelcomePanel } from './login/WelcomePanel';

interface GuestFrameProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for guests: a welcome beside one form. */
export function GuestFrame({ title, text, children }: GuestFrameProps) {
  const heading = usePageTitle(title);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        minHeight: '100vh',
        bgcolor: 'background.paper',
      }}
    >
      <WelcomePanel />
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          px: { xs: 3, sm: 6 },
          py: { xs: 3, md: 4 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400, my: 'auto' }}>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {title}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          {children}
        </Box>
        <Box sx={{ mt: 4 }}>
          <LegalLinks />
        </Box>
      </Box>
    </Box>
  );
}
