import type { CrawlListName } from '@contracts/scraper/crawl-lists';
import type { PageReference, ReportRows } from '@contracts/scraper/crawl-reports';
import type { CrawlView } from '@contracts/scraper/crawls';
import { ListedRows } from '../report/ListedRows';
import { PageName } from '../report/PageName';
import { ReportSection, type ReportSectionProps } from '../report/ReportSection';
import { type Column, ReportTable } from '../report/ReportTable';

interface ReferenceSectionProps<Row extends PageReference> extends Pick<
  ReportSectionProps,
  'title' | 'text' | 'nothing'
> {
  crawl: CrawlView;
  list: CrawlListName;
  report: ReportRows<Row>;
  /** A column beside the page. */
  more?: Column<Row>;
}

/** Pages that a report names for the same reason. */
export function ReferenceSection<Row extends PageReference>(props: ReferenceSectionProps<Row>) {
  const { crawl, list, report, more, ...section } = props;
  const page: Column<Row> = {
    id: 'page',
    label: 'Page',
    render: (row) => <PageName page={row} startUrl={crawl.options.startUrl} />,
  };
  return (
    <ReportSection {...section} count={report.total}>
      <ListedRows crawl={crawl} path={`lists/${list}`} name={section.title.toLowerCase()} report={report}>
        {(rows) => (
          <ReportTable
            label={section.title}
            columns={more ? [page, more] : [page]}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </ListedRows>
    </ReportSection>
  );
}
