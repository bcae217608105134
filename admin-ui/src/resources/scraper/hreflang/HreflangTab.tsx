import type { HreflangProblem, HreflangReport } from '@contracts/scraper/crawl-reports';
import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { AddressLink } from '../report/AddressLink';
import { ListedRows } from '../report/ListedRows';
import { PageName } from '../report/PageName';
import { Report } from '../report/Report';
import { ReportSection } from '../report/ReportSection';
import { ReportTable } from '../report/ReportTable';
import { useCrawlReport } from '../report/useCrawlReport';
import type { CrawlTabProps } from '../crawlTab';

const PROBLEMS: Record<HreflangProblem, string> = {
  'invalid-code': 'Invalid language code',
  'no-return-link': 'The target does not link back',
  'not-ok': 'The target does not answer with a page',
  'not-canonical': 'The target’s canonical is another page',
  'not-indexable': 'The target is noindex or blocked by robots.txt',
  'no-self': 'The page does not list itself',
  'no-x-default': 'No x-default',
  conflict: 'Two pages for one language',
};

/** What is wrong between the languages of a site. */
export function HreflangTab({ crawl }: CrawlTabProps) {
  const query = useCrawlReport<HreflangReport>(crawl, 'hreflang');
  const { startUrl } = crawl.options;
  return (
    <Report crawl={crawl} query={query} name="languages">
      {(report) => {
        if (report.pages === 0) {
          return (
            <EmptyState
              icon={<LanguageIcon />}
              title="No page has hreflang"
              text="A site in one language needs no hreflang. On a site in several, it tells search engines which page is for whom."
            />
          );
        }
        return (
          <ReportSection
            title="Findings"
            count={report.total}
            text={`${counted(report.pages, 'page names', 'pages name')} other languages.`}
            nothing="All of them agree with each other."
          >
            <ListedRows crawl={crawl} path="lists/hreflang" name="findings" report={report}>
              {(rows) => (
                <ReportTable
                  label="Findings of hreflang"
                  rows={rows}
                  keyOf={({ page, problem, lang }, index) => `${page.id} ${problem} ${lang ?? ''} ${index}`}
                  columns={[
                    {
                      id: 'page',
                      label: 'Page',
                      render: ({ page }) => <PageName page={page} startUrl={startUrl} />,
                    },
                    {
                      id: 'problem',
                      label: 'Finding',
                      minWidth: 160,
                      render: ({ problem }) => PROBLEMS[problem],
                    },
                    { id: 'lang', label: 'hreflang', render: ({ lang }) => lang ?? '–' },
                    {
                      id: 'target',
                      label: 'Target',
                      minWidth: 160,
                      render: ({ target }) =>
                        target ? <AddressLink url={target} startUrl={startUrl} /> : '–',
                    },
                  ]}
                />
              )}
            </ListedRows>
          </ReportSection>
        );
      }}
    </Report>
  );
}
