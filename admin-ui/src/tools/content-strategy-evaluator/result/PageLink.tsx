import { NewTabLink } from '../../../shared/NewTabLink';

/** A page by its path: the pages of an evaluation are of one site, mostly. */
export function PageLink({ address }: { address: string }) {
  const { pathname, search } = new URL(address);
  return <NewTabLink href={address}>{`${pathname}${search}`}</NewTabLink>;
}
