import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** The two static pages, which are there without an account. */
export function LegalLinks() {
  return (
    <Box component="nav" aria-label="Legal" sx={{ display: 'flex', gap: 3 }}>
      <Link href="/privacy-policy.html" variant="body2" color="text.secondary">
        Privacy Policy
      </Link>
      <Link href="/terms-of-service.html" variant="body2" color="text.secondary">
        Terms of Service
      </Link>
    </Box>
  );
}
