import { noOrphansText } from '@contracts/scraper/unseen-links';
import { INTERLINK_MESSAGES } from '@contracts/interlinks/interlink-messages';
import type { InterlinkExport, InterlinkView } from '@contracts/interlinks/interlink-views';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { counted } from '../../../shared/counted';
import { EmptyState } from '../../../shared/EmptyState';
import { formatCount } from '../../../shared/format';
import { tookText } from '../../../shared/jobs/jobText';
import { lazyBody } from '../../../shared/lazyBody';
import { ExportMenu } from '../../../shared/result/ExportMenu';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ResultOutline } from '../../../shared/result/ResultOutline';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { ResultParts } from '../../../shared/result/ResultParts';
import { downloadLinks, type InterlinkJob } from '../interlinkJobs';
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
          ...(orphans
            ? [['Orphans', changeText(formatCount(orphans.before), formatCount(orphans.after))] as const]
            : []),
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

function Warnings({ view: { partial, unseen, left, missing } }: { view: InterlinkView }) {
  const lines = leftLines(left);
  return (
    <>
      {missing ? <Alert severity="info">{INTERLINK_MESSAGES.missingMeaning[missing]}</Alert> : null}
      {partial ? <Alert severity="info">{noOrphansText(unseen)}</Alert> : null}
      {lines.length > 0 ? <Alert severity="info">Left out: {lines.join(', ')}.</Alert> : null}
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
          : 'No sentence names another page closely enough without linking to it already. Name keywords after your targets in the options, or read more of the site.'
      }
    />
  );
}

function Parts({ view }: { view: InterlinkView }) {
  const { get, change } = usePageAddress();
  const { counts } = view;
  const hasAny = counts.open + counts.accepted + counts.rejected > 0;
  const tab = ORDER.find((known) => known === get('tab')) ?? 'suggestions';
  const panels: Record<TabId, () => ReactNode> = {
    suggestions: () => (hasAny ? <SuggestionsTab view={view} /> : <NoLinks view={view} />),
    pages: () => <PagesTab view={view} />,
    graph: () => <GraphTab id={view.id} />,
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <ResultParts
        label="Parts of the result"
        parts={ORDER.map((id) => ({ id, label: TABS[id], render: panels[id] }))}
        chosen={tab}
        onChoose={(chosen) => change({ ...ANEW, tab: chosen === 'suggestions' ? '' : chosen })}
      />
    </Box>
  );
}

const EXPORTS: readonly { label: string; format: InterlinkExport }[] = [
  { label: 'Accepted links as CSV', format: 'csv' },
  { label: 'For WordPress as CSV', format: 'wordpress' },
  { label: 'Word document for the writer', format: 'docx' },
  { label: 'Markdown for the writer', format: 'md' },
];

/** The ways to take accepted links along. */
function InterlinkExports({ view: { id, counts } }: { view: InterlinkView }) {
  if (counts.open + counts.accepted + counts.rejected === 0) return null;
  if (counts.accepted === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {INTERLINK_MESSAGES.noneAccepted}
      </Typography>
    );
  return (
    <ExportMenu
      choices={EXPORTS.map(({ label, format }) => ({ label, download: () => downloadLinks(id, format) }))}
    />
  );
}
