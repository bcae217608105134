import Box from '@mui/material/Box';
import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import type { PagesProps } from './Pages';

const Pages = lazyNamed(() => import('./Pages'), 'Pages');

/** As high as MUI's. */
const HEIGHT = 52;

/** The way through a list that has more than one page. */
export function ListPager(props: PagesProps) {
  if (props.total <= props.perPage) return null;
  return (
    <Deferred fallback={<Box sx={{ height: HEIGHT }} />}>
      <Pages {...props} />
    </Deferred>
  );
}
