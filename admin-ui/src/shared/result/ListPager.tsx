import TablePagination from '@mui/material/TablePagination';
import { formatCount } from '../format';

interface ListPagerProps {
  /** Of all pages together. */
  total: number;
  /** Counted from 0; past the end it is the last. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** The way through a list that has more than one page. */
export function ListPager({ total, page, perPage, onPage }: ListPagerProps) {
  if (total <= perPage) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, Math.ceil(total / perPage) - 1)}
      rowsPerPage={perPage}
      rowsPerPageOptions={[]}
      labelDisplayedRows={({ from, to, count }) =>
        `${formatCount(from)}–${formatCount(to)} of ${formatCount(count)}`
      }
      onPageChange={(_, next) => onPage(next)}
    />
  );
}
