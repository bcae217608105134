import Box from '@mui/material/Box';
import { NewTabLink } from '../../../shared/NewTabLink';

/** A page by its path, on a line of its own: the pages of an evaluation are of one site, mostly. */
export function PageLink({ address }: { address: string }) {
  const { pathname, search } = new URL(address);
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <NewTabLink href={address}>{`${pathname}${search}`}</NewTabLink>
    </Box>
  );
}
