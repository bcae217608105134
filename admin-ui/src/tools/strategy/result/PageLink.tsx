import Box from '@mui/material/Box';
import { NewTabLink } from '../../../shared/NewTabLink';

/** A page by its path, on a line of its own: the pages of an evaluation are of one site, mostly. */
export function PageLink({ address }: { address: string }) {
  return (
    // Lines of links are far enough apart to be hit by a finger.
    <Box component="span" sx={{ display: 'block', py: 0.25 }}>
      <NewTabLink href={address}>{pathOf(address)}</NewTabLink>
    </Box>
  );
}

/** What tells a page of a site from the others. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
