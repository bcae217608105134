import type { InterlinkView } from '@contracts/interlinks/interlink-views';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { formatCount } from '../../../shared/format';
import { tookText } from '../../../shared/jobs/jobText';
import { lazyBody } from '../../../shared/lazyBody';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ResultOutline } from '../../../shared/result/ResultOutline';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { useTabPanel } from '../../../shared/useTabPanel';
import type { InterlinkJob } from '../interlinkJobs';
import { InterlinkExports } from './InterlinkExports';
import { leftLines } from './linkWords';
import { changeText, PagesTab } from './PagesTab';
import { SuggestionsTab } from './SuggestionsTab';
import { useInterlinks } from './useInterlinks';

const GraphTab = lazyBody(() => import('./GraphTab'), 'GraphTab', ResultOutline);

const TABS = { suggestions: 'Suggestions', pages: 'Pages', graph: 'Graph' } as const;
type TabId = keyof typeof TABS;
const ORDER = Object.keys(TABS) as TabId[];

/** A run: what is suggested, which pages it changes, and a picture of the site. */
export function InterlinksPanel({ job }: { job: InterlinkJob }) {
  const run = useInterlinks(job.id);
  return (
    <ResultStates
      query={run}
      failure="The suggestions could not be loaded"
      loading={{ label: 'Loading the suggestions', heights: [48, 72, 320] }}
    >
      {(view) => <Found view={view} took={tookText(job)} />}
    </ResultStates>
  );
}

function Found({ view, took }: { view: InterlinkView; took: string }) {
  const { counts, pages, capped, orphans, unreachable } = view;
  const total = counts.open + counts.accepted + counts.rejected;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, minWidth: 0 }}>
      <ResultBar exports={<InterlinkExports view={view} />}>
        <Typography color="text.secondary">
          {counted(pages, 'page')} compared
          {took}.
        </Typography>
      </ResultBar>
      <ResultFacts
        facts={[
          ['Suggestions', formatCount(total)],
          ['Open', formatCount(counts.open)],
          ['Accepted', formatCount(counts.accepted)],
          ['Orphans', changeText(formatCount(orphans.before), formatCount(orphans.after))],
          ...(unreachable
            ? [
                [
                  'Unreachable',
                  changeText(formatCount(unreachable.before), formatCount(unreachable.after)),
                ] as const,
              ]
            : []),
          ...(capped > 0 ? [['Beyond your limits', formatCount(capped)] as const] : []),
        ]}
      />
      <Warnings view={view} />
      {pages < 2 ? <TooFewPages /> : <Parts view={view} />}
    </Box>
  );
}

function Warnings({ view: { partial, left } }: { view: InterlinkView }) {
  const lines = leftLines(left);
  return (
    <>
      {partial ? (
        <Alert severity="info">
          The reading did not see the whole site. Pages that were not read may link to those that are called
          orphans here.
        </Alert>
      ) : null}
      {lines.length > 0 ? <Alert severity="info">These take no part: {lines.join('; ')}.</Alert> : null}
    </>
  );
}

function TooFewPages() {
  return (
    <EmptyState
      title="Too few pages to link"
      text="A link needs two pages with a text of their own. Read more of the site, or take patterns out of the options."
    />
  );
}

/** Why nothing is suggested, and what to do. */
function NoLinks({ view: { options } }: { view: InterlinkView }) {
  const isNarrow = options.includes.length + options.excludes.length + options.targets.length > 0;
  return (
    <EmptyState
      title="No links to suggest"
      text={
        isNarrow
          ? 'No sentence names one of these targets closely enough without linking to it already. Take patterns and targets out of the options and run it again: that is free for a day.'
          : 'No sentence names another page closely enough without linking to it already. Name keywords behind your targets in the options, or read more of the site.'
      }
    />
  );
}

function Parts({ view }: { view: InterlinkView }) {
  const { get, change } = usePageAddress();
  const { counts } = view;
  const hasAny = counts.open + counts.accepted + counts.rejected > 0;
  const tab = ORDER.find((known) => known === get('tab')) ?? 'suggestions';
  const tabPanel = useTabPanel(tab);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={tab}
        onChange={(_, chosen: TabId) => change({ ...ANEW, tab: chosen === 'suggestions' ? '' : chosen })}
        aria-label="Parts of the result"
        sx={{
          mb: 2,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { minWidth: 0, px: { xs: 1.25, sm: 2 } },
        }}
      >
        {ORDER.map((value) => (
          <Tab key={value} value={value} label={TABS[value]} {...tabPanel.tab(value)} />
        ))}
      </Tabs>
      <div {...tabPanel.panel}>
        {tab === 'suggestions' ? hasAny ? <SuggestionsTab view={view} /> : <NoLinks view={view} /> : null}
        {tab === 'pages' ? <PagesTab view={view} /> : null}
        {tab === 'graph' ? <GraphTab id={view.id} /> : null}
      </div>
    </Box>
  );
}
