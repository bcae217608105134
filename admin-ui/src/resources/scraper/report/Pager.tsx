import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Deferred } from '../../../shared/Deferred';
import { formatCount } from '../../../shared/format';
import { lazyNamed } from '../../../shared/lazyNamed';

const PageNumbers = lazyNamed(() => import('./PageNumbers'), 'PageNumbers');

interface PagerProps {
  /** What is paged, for those who hear it: `Pages of the crawl`. */
  label: string;
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which part of a long list shows, and the way to the others. */
export function Pager({ label, page, perPage, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = (page - 1) * perPage + 1;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mt: 1.5,
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(Math.min(first, total))}–{formatCount(Math.min(page * perPage, total))} of{' '}
        {formatCount(total)}
      </Typography>
      {pages > 1 ? (
        <Deferred>
          <PageNumbers label={label} pages={pages} page={Math.min(page, pages)} onPage={onPage} />
        </Deferred>
      ) : null}
    </Box>
  );
}
