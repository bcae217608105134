import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LegalLinks } from '../shared/LegalLinks';
import { useInstance } from '../shared/useInstance';

export function Footer() {
  const { name } = useInstance();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: 'space-between',
        px: { xs: 2, sm: 3, md: 4 },
        py: 2,
        // It would jump when content takes the place of its outline.
        'body:has([data-outline]) &': { visibility: 'hidden' },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {name}, the toolset of an SEO student community
      </Typography>
      <LegalLinks />
    </Box>
  );
}
