import type { PageReference, ReportRows } from '@contracts/crawls/crawl-reports';
import { PagedRows } from '../report/PagedRows';
import { PageName } from '../report/PageName';
import { ReportSection, type ReportSectionProps } from '../report/ReportSection';
import { type Column, ReportTable } from '../report/ReportTable';

interface ReferenceSectionProps<Row extends PageReference> extends Pick<
  ReportSectionProps,
  'title' | 'text' | 'nothing'
> {
  report: ReportRows<Row>;
  startUrl: string;
  /** A column beside the page. */
  more?: Column<Row>;
}

/** Pages that a report names for the same reason. */
export function ReferenceSection<Row extends PageReference>(props: ReferenceSectionProps<Row>) {
  const { report, startUrl, more, ...section } = props;
  const page: Column<Row> = {
    id: 'page',
    label: 'Page',
    render: (row) => <PageName page={row} startUrl={startUrl} />,
  };
  return (
    <ReportSection {...section} count={report.total}>
      <PagedRows label={`Parts of the list: ${section.title}`} report={report}>
        {(rows) => (
          <ReportTable
            label={section.title}
            columns={more ? [page, more] : [page]}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </PagedRows>
    </ReportSection>
  );
}
