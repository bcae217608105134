import type { CrawlTargetRow, TargetOutcome } from '@contracts/scraper/crawl-targets';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResultStates } from '../../../shared/result/ResultStates';
import { useListPage, usePageAddress } from '../../../shared/usePageAddress';
import { FLUSH } from '../../../theme/measures';
import { filterParameter } from '../crawlApi';
import type { CrawlTabProps } from '../crawlTab';
import { targetsText } from '../crawlText';
import { ExportButton } from '../ExportButton';
import { sortText } from '../pages/pageQuery';
import { Pager } from '../report/Pager';
import { ReportTable } from '../report/ReportTable';
import { useCrawlList } from '../report/useCrawlReport';
import { NoTargets, NoTargetsFound, TargetsNotChecked } from './NoTargets';
import { targetColumns } from './targetColumns';
import { TargetFilterBar } from './TargetFilterBar';
import { OUTCOME_NOTES, TARGET_FILTERS, targetQuery, TARGETS_PER_PAGE } from './targetQuery';

/** What the pages of a crawl point at, what became of it, and where it was found. */
export function TargetsTab({ crawl }: CrawlTabProps) {
  if (!crawl.options.targets) return <TargetsNotChecked crawl={crawl} />;
  return <Targets crawl={crawl} />;
}

function Targets({ crawl }: CrawlTabProps) {
  const { get, change } = usePageAddress();
  const { goTo } = useListPage();
  const query = targetQuery(get);
  const targets = useCrawlList<CrawlTargetRow>(crawl, 'targets', query);
  const isFiltered = Object.keys(query.filter ?? {}).length > 0;
  const clear = () => change({ ...Object.fromEntries(TARGET_FILTERS.map((name) => [name, ''])), page: '' });
  const notes = [targetsText(crawl), OUTCOME_NOTES[get('outcome') as TargetOutcome]].filter(Boolean);
  return (
    <>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: { xs: 2, sm: 1 } },
          ...{ alignItems: 'center', mb: 2, '& > .MuiButton-text': { ml: { xs: FLUSH, sm: 0 } } },
        }}
      >
        <TargetFilterBar />
        <ExportButton
          crawl={crawl}
          label="These targets as CSV"
          path={`targets?format=csv${filterParameter(query.filter)}`}
          file={['targets', 'csv']}
        />
      </Box>
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {note}
        </Typography>
      ))}
      <ResultStates
        query={targets}
        isEmpty={({ total }) => total === 0}
        empty={isFiltered ? <NoTargetsFound onClear={clear} /> : <NoTargets crawl={crawl} />}
        failure="The targets could not be loaded"
        loading={{ label: 'Loading the targets', heights: [40, 48, 48, 48, 48] }}
      >
        {({ items, total }) => (
          <>
            <ReportTable
              label="What the pages point at"
              columns={targetColumns(crawl.options.startUrl)}
              rows={items}
              keyOf={({ id }) => id}
              sort={query.sort}
              onSort={(sort) => change({ sort: sortText(sort), page: '' })}
            />
            <Pager
              label="Parts of the list of targets"
              page={query.page}
              perPage={TARGETS_PER_PAGE}
              total={total}
              onPage={goTo}
            />
          </>
        )}
      </ResultStates>
    </>
  );
}
