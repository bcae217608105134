import { noOrphansText } from '@contracts/scraper/unseen-links';
import { STRATEGY_MESSAGES } from '@contracts/strategy/strategy-messages';
import type { StrategyView } from '@contracts/strategy/strategy';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatCount } from '../../../shared/format';
import { lazyOverlay } from '../../../shared/lazyOverlay';
import { DocumentExport } from '../../../shared/result/DocumentExport';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ResultStates } from '../../../shared/result/ResultStates';
import { GRANULARITY_NAMES } from '../../../shared/text/granularityNames';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { exportPath, type StrategyJob } from '../strategyJobs';
import { ActionList } from './ActionList';
import { AiSummary } from './AiSummary';
import { BubbleSection } from './BubbleSection';
import { ScoreCard } from './ScoreCard';
import { StrategyTabs } from './StrategyTabs';
import { useSettings, useStrategy } from './useStrategy';

const ThresholdsDialog = lazyOverlay(() => import('./ThresholdsDialog'), 'ThresholdsDialog');
const ClusterDialog = lazyOverlay(() => import('./ClusterDialog'), 'ClusterDialog');

const TABLES = [
  { id: 'clusters', label: 'Clusters' },
  { id: 'gaps', label: 'Gaps' },
  { id: 'cannibalisation', label: 'Cannibalisation' },
  { id: 'pages', label: 'Pages' },
  { id: 'intents', label: 'Intent mix' },
  { id: 'actions', label: 'Next actions' },
  { id: 'score', label: 'Score' },
];

/** An evaluation: its score with all parts, what to do next, the groups of keywords as a chart, and everything in tabs. */
export function StrategyPanel({ job }: { job: StrategyJob }) {
  const strategy = useStrategy(job.id);
  return (
    <ResultStates
      query={strategy}
      failure="The evaluation could not be loaded"
      loading={{ label: 'Loading the evaluation', heights: [48, 220, 160, 320] }}
    >
      {(view) => <Evaluation view={view} />}
    </ResultStates>
  );
}

function Evaluation({ view }: { view: StrategyView }) {
  const { get, change } = usePageAddress();
  const settings = useSettings(view.id);
  const [isTuning, setTuning] = useState(false);
  const cluster = get('cluster');
  const openCluster = (id: string) => change({ cluster: id });
  const hasClusters = view.counts.clusters > 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
      <ResultBar exports={<DocumentExport path={exportPath(view.id)} tables={TABLES} />}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {hasClusters ? (
            <ViewToggle
              label="How large a group of keywords is"
              caption="Grouping"
              views={GRANULARITY_NAMES}
              view={view.settings.granularity}
              onChange={(granularity) => {
                change({ ...ANEW, cluster: '' }, true);
                void settings.saveOrTell({ ...view.settings, granularity });
              }}
            />
          ) : null}
          <Button
            startIcon={<TuneIcon />}
            loading={settings.saving}
            loadingPosition="start"
            onClick={() => setTuning(true)}
          >
            Thresholds
          </Button>
        </Box>
      </ResultBar>
      <SourceFacts view={view} />
      <Warnings view={view} />
      <ScoreCard view={view} />
      <AiSummary view={view} />
      <ActionList view={view} />
      {hasClusters ? <BubbleSection view={view} onOpen={openCluster} /> : null}
      <StrategyTabs view={view} onOpenCluster={openCluster} />
      <ThresholdsDialog open={isTuning} view={view} onSave={settings.save} onClose={() => setTuning(false)} />
      <ClusterDialog
        open={cluster !== ''}
        view={view}
        cluster={cluster}
        onClose={() => change({ cluster: '' }, true)}
      />
    </Box>
  );
}

function Warnings({ view: { sources, judgedBy, missing, counts } }: { view: StrategyView }) {
  const { keywords, searchConsole, reading } = sources;
  const isWithoutSite = !reading && judgedBy !== null && counts.clusters > 0;
  return (
    <>
      {isWithoutSite ? (
        <Alert severity="info">{STRATEGY_MESSAGES.withoutSite[searchConsole ? 'some' : 'all']}</Alert>
      ) : null}
      {missing ? <Alert severity="info">{STRATEGY_MESSAGES.missingMeaning[missing]}</Alert> : null}
      {keywords && keywords.total > keywords.used ? (
        <Alert severity="warning">{STRATEGY_MESSAGES.keywordsCut(keywords.used, keywords.total)}</Alert>
      ) : null}
      {searchConsole && searchConsole.skipped > 0 ? (
        <Alert severity="info">
          {searchConsole.skipped.toLocaleString('en')} rows of the Search Console CSV have no query or no full
          URL of a page. They were left out.
        </Alert>
      ) : null}
      {reading?.partial ? <Alert severity="info">{noOrphansText(reading.unseen)}</Alert> : null}
    </>
  );
}

/** What the evaluation was made from, and how much was found. */
function SourceFacts({ view: { sources, counts } }: { view: StrategyView }) {
  const { keywords, searchConsole, reading } = sources;
  const facts: (readonly [string, string])[] = [
    ...(keywords ? [['Keywords', formatCount(keywords.used)] as const] : []),
    ...(searchConsole
      ? [
          ['Queries', formatCount(searchConsole.queries)] as const,
          ['Pages shown', formatCount(searchConsole.pages)] as const,
        ]
      : []),
    ...(reading ? [['Pages judged', formatCount(reading.pages)] as const] : []),
    ...(reading && reading.left > 0 ? [['Not indexable', formatCount(reading.left)] as const] : []),
    ...(counts.clusters > 0
      ? [['Clusters', formatCount(counts.clusters)] as const, ['Gaps', formatCount(counts.gaps)] as const]
      : []),
    ['Conflicts', formatCount(counts.cannibalisation)],
  ];
  return <ResultFacts facts={facts} />;
}
