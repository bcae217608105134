import type { PageReference, ReportRows } from '@contracts/crawls/crawl-reports';
import { PagedRows } from '../report/PagedRows';
import { PageName } from '../report/PageName';
import { type Column, ReportTable } from '../report/ReportTable';

interface ReferenceListProps<Row extends PageReference> {
  label: string;
  report: ReportRows<Row>;
  startUrl: string;
  /** A column beside the page. */
  more?: Column<Row>;
}

/** Pages that a report names. */
export function ReferenceList<Row extends PageReference>(props: ReferenceListProps<Row>) {
  const { label, report, startUrl, more } = props;
  const page: Column<Row> = {
    id: 'page',
    label: 'Page',
    render: (row) => <PageName page={row} startUrl={startUrl} />,
  };
  return (
    <PagedRows label={`Parts of the list: ${label}`} report={report}>
      {(rows) => (
        <ReportTable
          label={label}
          columns={more ? [page, more] : [page]}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </PagedRows>
  );
}
