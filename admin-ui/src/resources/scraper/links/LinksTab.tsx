import type { CrawledLinkRow } from '@contracts/scraper/crawl-reports';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../shared/EmptyState';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ExportButton } from '../ExportButton';
import { unaskedText } from '../crawlText';
import { filterParameter } from '../crawlApi';
import { NotWorkedOut } from '../report/NotWorkedOut';
import { Pager } from '../report/Pager';
import { ReportTable } from '../report/ReportTable';
import { useCrawlList } from '../report/useCrawlReport';
import { useListPage, usePageAddress } from '../../../shared/usePageAddress';
import { FLUSH } from '../../../theme/measures';
import type { CrawlTabProps } from '../crawlTab';
import { linkColumns } from './linkColumns';
import { LINK_VIEWS, linkView } from './linkView';

const PER_PAGE = 25;

/** The links of a crawl, the broken ones first of all, each with the page that it was found on. */
export function LinksTab({ crawl }: CrawlTabProps) {
  const { get, change } = usePageAddress();
  const view = linkView(get('show'));
  const { filter } = LINK_VIEWS[view];
  const unasked = unaskedText(crawl);
  if (!crawl.analysed) return <NotWorkedOut crawl={crawl} />;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          mb: 2,
          '& > .MuiButton-text': { ml: { xs: FLUSH, sm: 0 } },
        }}
      >
        <TextField
          select
          label="Links"
          value={view}
          onChange={({ target }) => change({ show: target.value, page: '' })}
          sx={{ width: { xs: '100%', sm: 240 } }}
        >
          {Object.entries(LINK_VIEWS).map(([name, { label }]) => (
            <MenuItem key={name} value={name}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <ExportButton
          crawl={crawl}
          label="These links as CSV"
          path={`links?format=csv${filterParameter(filter)}`}
          file={[`links ${view}`, 'csv']}
        />
      </Box>
      {view === 'broken' && unasked ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {unasked}
        </Typography>
      ) : null}
      <LinkRows crawl={crawl} filter={filter} isBroken={view === 'broken'} />
    </>
  );
}

interface LinkRowsProps extends CrawlTabProps {
  filter: Record<string, boolean>;
  isBroken: boolean;
}

function LinkRows({ crawl, filter, isBroken }: LinkRowsProps) {
  const { page, goTo } = useListPage();
  const links = useCrawlList<CrawledLinkRow>(crawl, 'links', { page, perPage: PER_PAGE, filter });
  return (
    <ResultStates
      query={links}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          icon={<LinkIcon />}
          title={isBroken ? 'No broken links' : 'No such links'}
          text={
            isBroken
              ? 'Every link that was checked leads to a page. Choose other links above.'
              : 'Choose other links above.'
          }
        />
      }
      failure="The links could not be loaded"
      loading={{ label: 'Loading the links', heights: [40, 48, 48, 48] }}
    >
      {({ items, total }) => (
        <>
          <ReportTable
            label="Links of the crawl"
            columns={linkColumns(crawl.options.startUrl, ['to', 'status', 'from', 'anchor', 'place', 'rel'])}
            rows={items}
            keyOf={({ id }) => id}
          />
          <Pager
            label="Parts of the list of links"
            page={page}
            perPage={PER_PAGE}
            total={total}
            onPage={goTo}
          />
        </>
      )}
    </ResultStates>
  );
}
