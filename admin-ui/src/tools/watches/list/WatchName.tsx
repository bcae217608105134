import type { WatchRow } from '@contracts/watches/watches';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { nameOf } from '../shown/watchText';
import { shortAddress } from '../../../shared/addresses/shortAddress';

interface WatchNameProps {
  watch: Pick<WatchRow, 'name' | 'url' | 'tags'>;
  to: string;
}

/** What a watch is called, its address and its tags. */
export function WatchName({ watch, to }: WatchNameProps) {
  const { url, tags } = watch;
  const name = nameOf(watch);
  const address = shortAddress(url);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={to}
        dir="auto"
        sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      {name === address ? null : (
        <Typography variant="body2" color="text.secondary" noWrap title={url} sx={{ fontSize: 12 }}>
          {address}
        </Typography>
      )}
      {tags.length > 0 ? (
        <Box
          component="ul"
          aria-label="Tags"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, mt: 0.5, p: 0 }}
        >
          {tags.map((tag) => (
            <li key={tag}>
              <Chip size="small" label={tag} sx={{ height: 20, fontSize: 12 }} />
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
