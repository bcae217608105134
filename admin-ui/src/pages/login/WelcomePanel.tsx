import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Logo } from '../../shared/Logo';
import { useInstance } from '../../shared/useInstance';
import { NAVBAR_COLORS } from '../../theme/palette';

const POINTS = [
  'Sort keyword exports by search intent in seconds',
  'Just the tools in your batch, nothing in the way',
  'Results stay listed for 30 days',
];

/** What this is and for whom: at length beside the form, in a sentence above it. */
export function WelcomePanel() {
  const { name } = useInstance();
  return (
    <Box
      component="aside"
      aria-label="Welcome"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        width: { md: '46%' },
        maxWidth: { md: 720 },
        px: { xs: 3, sm: 6, lg: 10 },
        py: { xs: 2.5, md: 6 },
        color: NAVBAR_COLORS.text,
        backgroundColor: NAVBAR_COLORS.background,
        backgroundImage:
          'radial-gradient(800px 480px at 0% 0%, color-mix(in srgb, var(--accent-on-light, #4f46e5) 45%, transparent), transparent), radial-gradient(640px 480px at 100% 100%, rgb(14 116 144 / 30%), transparent)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: { xs: 1.5, md: 8 } }}>
        <Logo size={40} />
        <Typography component="span" sx={{ fontSize: 22, fontWeight: 700, color: NAVBAR_COLORS.strong }}>
          {name}
        </Typography>
      </Box>
      <Typography
        component="h2"
        sx={{
          fontSize: { xs: 20, sm: 24, md: 32, lg: 36, xl: 44 },
          textWrap: 'balance',
          fontWeight: 700,
          lineHeight: 1.15,
          letterSpacing: '-0.025em',
          color: NAVBAR_COLORS.strong,
        }}
      >
        Welcome to our student community’s toolset
      </Typography>
      <Typography
        sx={{ display: { xs: 'none', md: 'block' }, mt: 3, fontSize: 18, lineHeight: 1.6, maxWidth: 480 }}
      >
        SEO and AI tools for everyone on our courses: open one, get your result, get on with your work.
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 5, p: 0, display: { xs: 'none', md: 'grid' }, gap: 2 }}
      >
        {POINTS.map((point) => (
          <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5 }}>
            <CheckIcon aria-hidden sx={{ color: NAVBAR_COLORS.accent }} />
            {point}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
