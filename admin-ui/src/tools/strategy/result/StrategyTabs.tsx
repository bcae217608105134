import { UNCLASSIFIED } from '@contracts/intent/intent';
import { WRITTEN_BY_AI } from '@contracts/model/model-texts';
import type { StrategyView } from '@contracts/strategy/strategy';
import { ADVICE_NAMES, COVERAGE_NAMES, FAULT_NAMES } from '@contracts/strategy/strategy-words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { counted } from '../../../shared/counted';
import { AskAi } from '../../../shared/model/AskAi';
import { EmptyState } from '../../../shared/EmptyState';
import { formatCount } from '../../../shared/format';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { ResultParts } from '../../../shared/result/ResultParts';
import { useClusterNames } from './useStrategyTexts';
import { IntentMix } from './IntentMix';
import { RowsTable } from './RowsTable';
import { clusterColumns, conflictColumns, pageColumns } from './tabColumns';

interface StrategyTabsProps {
  view: StrategyView;
  onOpenCluster: (id: string) => void;
}

const TABS = {
  clusters: 'Clusters',
  gaps: 'Gaps',
  cannibalisation: 'Cannibalisation',
  pages: 'Pages',
  intents: 'Intent mix',
} as const;
type TabId = keyof typeof TABS;
const ORDER = Object.keys(TABS) as TabId[];

const INTENT_FILTERS = {
  Informational: 'Informational',
  'Commercial Investigation': 'Commercial investigation',
  Transactional: 'Transactional',
  Navigational: 'Navigational',
  [UNCLASSIFIED]: 'Unclassified',
};

/** Everything that was found, tab by tab. */
export function StrategyTabs({ view, onOpenCluster }: StrategyTabsProps) {
  const { get, change } = usePageAddress();
  const tab =
    ORDER.find((known) => known === get('tab')) ?? (view.counts.clusters > 0 ? 'clusters' : 'pages');
  const labelOf = (value: TabId) =>
    value === 'intents' ? TABS[value] : `${TABS[value]} (${formatCount(view.counts[value])})`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <ResultParts
        label="Parts of the evaluation"
        parts={ORDER.map((id) => ({
          id,
          label: labelOf(id),
          render: () => <TabContent tab={id} view={view} onOpenCluster={onOpenCluster} />,
        }))}
        chosen={tab}
        onChoose={(chosen) => change({ ...ANEW, tab: chosen })}
      />
    </Box>
  );
}

function TabContent({ tab, view, onOpenCluster }: StrategyTabsProps & { tab: TabId }) {
  switch (tab) {
    case 'clusters':
    case 'gaps':
      return <ClusterTab tab={tab} view={view} onOpenCluster={onOpenCluster} />;
    case 'cannibalisation':
      return <ConflictTab view={view} />;
    case 'pages':
      return <PageTab view={view} />;
    case 'intents':
      return <IntentMix view={view} />;
  }
}

function ClusterTab({ tab, view, onOpenCluster }: StrategyTabsProps & { tab: 'clusters' | 'gaps' }) {
  const { names, asking } = useClusterNames(view);
  const columns = useMemo(() => clusterColumns(view, names), [view, names]);
  const hasPages = view.sources.reading !== null;
  const none =
    view.counts.clusters === 0 ? (
      <EmptyState
        title="No keywords were given"
        text="Evaluate again with a keyword CSV or a Search Console CSV to see which subjects your site covers."
      />
    ) : (
      <EmptyState
        title="No gaps"
        text="Each cluster has a page, and none ranks beyond the first ten results."
      />
    );
  return (
    <>
      {tab === 'gaps' && view.counts.gaps > 0 ? (
        <Told>
          {hasPages
            ? 'Clusters without a page, with one that only touches them, or with one beyond the first ten results; most important first.'
            : 'Without a reading of your site, these are the clusters that rank nowhere or beyond the first ten results by your files; most important first.'}
        </Told>
      ) : null}
      {view.counts[tab] > 0 ? <NamesNote named={names.size} asking={asking} /> : null}
      <RowsTable
        id={view.id}
        tab={tab}
        label={TABS[tab]}
        columns={columns}
        filters={{ ...(hasPages && COVERAGE_NAMES), ...INTENT_FILTERS }}
        total={view.counts[tab]}
        empty={none}
        onOpen={({ id }) => onOpenCluster(id)}
      />
    </>
  );
}

interface NamesNoteProps {
  /** How many clusters have one. */
  named: number;
  asking: ReturnType<typeof useClusterNames>['asking'];
}

function NamesNote({ named, asking }: NamesNoteProps) {
  if (named > 0) {
    return (
      <Told>
        {counted(named, 'name')} of the most wanted clusters beside their labels. {WRITTEN_BY_AI}
      </Told>
    );
  }
  if (!asking.on) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <AskAi
        state={asking}
        label="Name clusters"
        sends="Sends keywords of the most wanted clusters to the AI."
      />
    </Box>
  );
}

function ConflictTab({ view }: { view: StrategyView }) {
  const { searchConsole, reading, keywords } = view.sources;
  const by = searchConsole ? 'queries' : 'texts';
  const columns = useMemo(() => conflictColumns(by), [by]);
  const canTell = searchConsole !== null || (reading !== null && keywords !== null);
  return (
    <>
      {canTell ? <Told>{CONFLICT_TEXTS[by]}</Told> : null}
      <RowsTable
        id={view.id}
        tab="cannibalisation"
        label="Conflicts"
        columns={columns}
        filters={ADVICE_NAMES}
        total={view.counts.cannibalisation}
        empty={
          canTell ? (
            <EmptyState title="No pages compete" text="No two pages of your site answer the same search." />
          ) : (
            <EmptyState
              title="Nothing to compare"
              text="Evaluate again with a Search Console CSV, or with keywords and a reading of your site."
            />
          )
        }
      />
    </>
  );
}

const CONFLICT_TEXTS = {
  queries:
    'Queries with at least 100 impressions for which two or more of your pages each have 10 impressions, 15% of them and a position up to 20. The home page is left out.',
  texts:
    'Clusters that two or more of your pages answer, which are of one intent and much like each other. A Search Console CSV would tell by real searches.',
};

function PageTab({ view }: { view: StrategyView }) {
  const columns = useMemo(() => pageColumns(view), [view]);
  const { reading } = view.sources;
  return (
    <RowsTable
      id={view.id}
      tab="pages"
      label="Pages"
      columns={columns}
      filters={{ ...(reading && { faulty: 'With any fault', ...FAULT_NAMES }), ...INTENT_FILTERS }}
      total={view.counts.pages}
      empty={
        <EmptyState
          title="No pages were given"
          text="Evaluate again with a reading of your site or a Search Console CSV to see its pages."
        />
      }
    />
  );
}

function Told({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
      {children}
    </Typography>
  );
}
