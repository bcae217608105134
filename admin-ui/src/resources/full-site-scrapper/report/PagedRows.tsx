import { type ReportRows, MAX_REPORT_ROWS } from '@contracts/crawls/crawl-reports';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../../shared/format';
import { Pager } from './Pager';

const PER_PAGE = 25;

interface PagedRowsProps<Row> {
  label: string;
  report: ReportRows<Row>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a report that came in one piece, a part at a time. */
export function PagedRows<Row>({ label, report: { rows, total }, children }: PagedRowsProps<Row>) {
  const [chosen, setPage] = useState(1);
  const page = Math.min(chosen, Math.max(1, Math.ceil(rows.length / PER_PAGE)));
  return (
    <>
      {children(rows.slice((page - 1) * PER_PAGE, page * PER_PAGE))}
      {rows.length > PER_PAGE ? (
        <Pager label={label} page={page} perPage={PER_PAGE} total={rows.length} onPage={setPage} />
      ) : null}
      {total > rows.length ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          The first {formatCount(Math.min(rows.length, MAX_REPORT_ROWS))} of {formatCount(total)} are shown.
          The export of the crawl has all.
        </Typography>
      ) : null}
    </>
  );
}
