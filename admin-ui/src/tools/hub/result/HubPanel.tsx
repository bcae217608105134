import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import type { HubExportFormat, HubExportPart, HubView } from '@contracts/hub/hub';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { tookText } from '../../../shared/jobs/jobText';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { lazyOverlay } from '../../../shared/lazyOverlay';
import { ExportMenu } from '../../../shared/result/ExportMenu';
import { ResultBar } from '../../../shared/result/ResultBar';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ResultStates } from '../../../shared/result/ResultStates';
import { GRANULARITY_NAMES } from '../../../shared/text/granularityNames';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { useInstance } from '../../../shared/useInstance';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { ResultParts } from '../../../shared/result/ResultParts';
import { downloadHub, type HubJob } from '../hubJobs';
import { AiSuggestions } from './AiSuggestions';
import { LinksTable } from './LinksTable';
import { CheckTables } from './CheckTables';
import { PagesTable } from './PagesTable';
import { TreeView } from './TreeView';
import { useGranularity, useHub, useHubEdits } from './useHub';

const PageDialog = lazyOverlay(() => import('./PageDialog'), 'PageDialog');

/** A hub: its tree, the same as a table, its links, and what is off topic. */
export function HubPanel({ job }: { job: HubJob }) {
  const { granularity, choose } = useGranularity();
  const hub = useHub(job.id, granularity);
  if (!job.result) return null;
  const { keywords } = job.result;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, minWidth: 0 }}>
      <ResultBar exports={hub.data ? <HubExports hub={hub.data} /> : null}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <ViewToggle
            label="How large the subject of a page is"
            caption="Grouping"
            views={GRANULARITY_NAMES}
            view={granularity}
            onChange={choose}
          />
          <Typography color="text.secondary">
            {counted(keywords, 'keyword')}
            {tookText(job)}.
          </Typography>
        </Box>
      </ResultBar>
      <ResultStates
        query={hub}
        failure="The hub could not be loaded"
        loading={{ label: 'Loading the hub', heights: [72, 48, 320] }}
      >
        {(view) => <HubContent key={view.granularity} hub={view} />}
      </ResultStates>
    </Box>
  );
}

function HubContent({ hub }: { hub: HubView }) {
  const { edit, saving } = useHubEdits(hub);
  const { get, change } = usePageAddress();
  const open = (part: string) => change({ part });
  const part = get('part');
  const inHub = hub.pages.filter(({ kind }) => kind !== 'off');
  return (
    <>
      <Facts hub={hub} inHub={inHub} />
      {hub.total > hub.keywords ? (
        <Alert severity="warning">{HUB_MESSAGES.keywordsCut(hub.keywords, hub.total)}</Alert>
      ) : null}
      {hub.missing ? <Alert severity="info">{HUB_MESSAGES.missingMeaning[hub.missing]}</Alert> : null}
      {hub.seedFound ? null : (
        <Alert severity="info">
          No keyword contains “{hub.seed}”, so nothing is called off topic. If that surprises you, check the
          seed keyword and the language.
        </Alert>
      )}
      {inHub.length === 1 ? (
        <Alert severity="info">
          All keywords belong on one page. Choose a tighter view, or add keywords of subtopics.
        </Alert>
      ) : null}
      <HubTabs hub={hub} inHub={inHub} saving={saving} onOpen={open} onEdit={edit} />
      <PageDialog
        open={hub.pages.some(({ id }) => id === part)}
        id={part}
        hub={hub}
        saving={saving}
        onEdit={edit}
        onClose={() => change({ part: '' }, true)}
      />
    </>
  );
}

const GROUPED_BY: Record<HubView['mode'], string> = {
  meaning: 'Meaning',
  terms: 'Words',
  results: 'Search results',
};

function Facts({ hub, inHub }: { hub: HubView; inHub: HubView['pages'] }) {
  const there = inHub.filter(({ address }) => address !== null).length;
  const present = hub.links.filter((link) => link.present).length;
  const links = formatCount(hub.links.length);
  return (
    <ResultFacts
      facts={[
        ['Pages', formatCount(inHub.length)],
        ['Pillars', formatCount(inHub.filter(({ pillar }) => pillar).length)],
        ['New', formatCount(inHub.length - there)],
        ['Existing', formatCount(there)],
        ['Links', present > 0 ? `${links}, ${formatCount(present)} existing` : links],
        ['Unsorted', formatCount(inHub.filter(({ unsorted }) => unsorted).length)],
        ['May be off topic', formatCount(hub.pages.length - inHub.length)],
        ['Grouped by', GROUPED_BY[hub.mode]],
      ]}
    />
  );
}

interface HubTabsProps {
  hub: HubView;
  inHub: HubView['pages'];
  saving: boolean;
  onOpen: (page: string) => void;
  onEdit: ReturnType<typeof useHubEdits>['edit'];
}

const TABS = {
  tree: 'Tree',
  pages: 'Pages',
  links: 'Links',
  off: 'To check',
  ai: 'AI suggestions',
} as const;
type TabId = keyof typeof TABS;
/** On a phone the table comes first: a drawing of many pages is hard to read there. */
const ORDER: Record<'wide' | 'phone', TabId[]> = {
  wide: ['tree', 'pages', 'links', 'off', 'ai'],
  phone: ['pages', 'tree', 'links', 'off', 'ai'],
};

function HubTabs({ hub, inHub, saving, onOpen, onEdit }: HubTabsProps) {
  const { get, change } = usePageAddress();
  const { ai } = useInstance();
  const order = ORDER[useIsPhone() ? 'phone' : 'wide'].filter((part) => part !== 'ai' || ai);
  const tab = order.find((known) => known === get('tab')) ?? order[0] ?? 'tree';
  const toCheck = hub.pages.filter(({ kind, unsorted }) => kind === 'off' || unsorted);
  const panels: Record<TabId, () => ReactNode> = {
    tree: () => <TreeView pages={inHub} saving={saving} onOpen={onOpen} onEdit={onEdit} />,
    pages: () => <PagesTable pages={inHub} onOpen={onOpen} />,
    links: () => <LinksTable hub={hub} onOpen={onOpen} />,
    off: () => <CheckTables pages={hub.pages} saving={saving} onOpen={onOpen} onEdit={onEdit} />,
    ai: () => <AiSuggestions hub={hub} saving={saving} onEdit={onEdit} />,
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <ResultParts
        label="Parts of the hub"
        parts={order.map((id) => ({
          id,
          label: id === 'off' ? `${TABS.off} (${formatCount(toCheck.length)})` : TABS[id],
          render: panels[id],
        }))}
        chosen={tab}
        onChoose={(chosen) => change({ ...ANEW, tab: chosen })}
      />
    </Box>
  );
}

const EXPORTS: readonly { label: string; format: HubExportFormat; part?: HubExportPart }[] = [
  { label: 'Word document', format: 'docx' },
  { label: 'Markdown', format: 'md' },
  { label: 'Pages as CSV', format: 'csv', part: 'pages' },
  { label: 'Links as CSV', format: 'csv', part: 'links' },
  { label: 'Keywords as CSV', format: 'csv', part: 'keywords' },
  { label: 'Tree as SVG', format: 'svg' },
];

/** The ways to take a hub along. */
function HubExports({ hub }: { hub: HubView }) {
  const choices = EXPORTS.map(({ label, format, part }) => ({
    label,
    download: () => downloadHub(hub, format, part),
  }));
  return <ExportMenu choices={choices} />;
}
