import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useInstance } from './useInstance';

/** The static pages, which are there without an account, and whom to write to. */
export function LegalLinks() {
  const { contactEmail } = useInstance();
  return (
    <Box
      component="nav"
      aria-label="Legal"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
    >
      <Link href="/privacy-policy.html" variant="body2" color="text.secondary">
        Privacy Policy
      </Link>
      <Link href="/terms-of-service.html" variant="body2" color="text.secondary">
        Terms of Service
      </Link>
      <Link href="/third-party-notices" variant="body2" color="text.secondary">
        Third-party notices
      </Link>
      {contactEmail ? (
        <Link href={`mailto:${contactEmail}`} variant="body2" color="text.secondary">
          Contact
        </Link>
      ) : null}
    </Box>
  );
}
