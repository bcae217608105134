import { type ReactNode, useState } from 'react';
import { Pager } from './Pager';

const PER_PAGE = 25;

interface PagedRowsProps<Row> {
  label: string;
  rows: readonly Row[];
  children: (rows: readonly Row[]) => ReactNode;
}

/** Rows that are all there, a part at a time. */
export function PagedRows<Row>({ label, rows, children }: PagedRowsProps<Row>) {
  const [chosen, setPage] = useState(1);
  const page = Math.min(chosen, Math.max(1, Math.ceil(rows.length / PER_PAGE)));
  return (
    <>
      {children(rows.slice((page - 1) * PER_PAGE, page * PER_PAGE))}
      {rows.length > PER_PAGE ? (
        <Pager label={label} page={page} perPage={PER_PAGE} total={rows.length} onPage={setPage} />
      ) : null}
    </>
  );
}
