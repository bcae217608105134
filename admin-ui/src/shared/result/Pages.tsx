import TablePagination from '@mui/material/TablePagination';
import { formatCount } from '../format';

export interface PagesProps {
  /** Of all pages together. */
  total: number;
  /** Counted from 0; past the end it is the last. */
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** What a `ListPager` shows. */
export function Pages({ total, page, perPage, onPage }: PagesProps) {
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
