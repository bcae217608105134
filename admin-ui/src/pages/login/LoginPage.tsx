import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../session/useSession';
import { LegalLinks } from '../../shared/LegalLinks';
import { usePageTitle } from '../../shared/usePageTitle';
import { LoginForm } from './LoginForm';
import { WelcomePanel } from './WelcomePanel';

/** For guests; whoever is signed in goes on to the wanted page or the first one. */
export function LoginPage() {
  const heading = usePageTitle('Log in');
  const wanted = (useLocation().state as { from?: string } | null)?.from;
  if (useSession().status === 'user') return <Navigate to={wanted ?? '/'} replace />;
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
            Log in
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
            Welcome back. Use the account that your community gave you.
          </Typography>
          <LoginForm />
        </Box>
        <Box sx={{ mt: 4 }}>
          <LegalLinks />
        </Box>
      </Box>
    </Box>
  );
}
