import type { InterlinkGraphView } from '@contracts/interlinks/interlink-views';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { type LocalColumn, LocalTable } from '../../../shared/result/LocalTable';
import { NumbersDownload } from '../../../shared/result/NumbersDownload';
import { ResultStates } from '../../../shared/result/ResultStates';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { saveBlob } from '../../../shared/saveBlob';
import { ANEW, usePageAddress } from '../../../shared/usePageAddress';
import { GraphLegend } from './GraphLegend';
import type { GraphNode } from './graphLayout';
import { pathOf } from './linkWords';
import { changeText, clicksText } from './PagesTab';
import { nodeText, SiteGraph } from './SiteGraph';
import { useGraph } from './useInterlinks';

const VIEWS = { graph: 'Graph', table: 'Table' } as const;

/** A picture of the site with what would change, and the same as a table. */
export function GraphTab({ id }: { id: string }) {
  const graph = useGraph(id);
  return (
    <ResultStates
      query={graph}
      failure="The graph could not be loaded"
      loading={{ label: 'Loading the graph', heights: [48, 420] }}
    >
      {(data) => <Picture graph={data} />}
    </ResultStates>
  );
}

function Picture({ graph }: { graph: InterlinkGraphView }) {
  const { get, change } = usePageAddress();
  // On a phone the table comes first: a drawing of many pages is hard to read there.
  const usual = useIsPhone() ? 'table' : 'graph';
  const shown = get('view') in VIEWS ? (get('view') as keyof typeof VIEWS) : usual;
  const drawing = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<GraphNode>();
  const added = graph.edges.filter(({ kind }) => kind === 'new').length;
  const open = ({ id }: GraphNode) =>
    change({ ...ANEW, tab: '', show: 'all', sort: 'target', of: `to${id}` });
  const saveDrawing = () => {
    if (!drawing.current) return;
    const text = new XMLSerializer().serializeToString(drawing.current);
    saveBlob(new Blob([text], { type: 'image/svg+xml' }), '[intelligent-interlinks] graph.svg');
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 260px' }}>
          {counted(graph.nodes.length, 'page')}
          {graph.left > 0
            ? ` of ${formatCount(graph.nodes.length + graph.left)}, those that change most,`
            : ''}{' '}
          with {counted(added, 'new link')}.
        </Typography>
        <ViewToggle
          label="How the site shows"
          views={VIEWS}
          view={shown}
          onChange={(next) => change({ view: next === usual ? '' : next }, true)}
        />
      </Box>
      {shown === 'table' ? (
        <GraphTable graph={graph} onOpen={open} />
      ) : (
        <>
          <SiteGraph graph={graph} drawing={drawing} onPoint={setPointed} onOpen={open} />
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ my: 1, minHeight: '2.9em', overflowWrap: 'anywhere' }}
          >
            {pointed
              ? nodeText(pointed)
              : 'Point at a page to see its links alone; open it to see the new ones to it.'}
          </Typography>
          <GraphLegend />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <NumbersDownload
          fileName="[intelligent-interlinks] graph.csv"
          rowsOf={() => graph.nodes.map(numbersOf)}
        />
        {shown === 'graph' ? (
          <Button size="small" startIcon={<DownloadIcon />} onClick={saveDrawing}>
            Graph as SVG
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

function numbersOf({ url, title, inlinks, depth }: GraphNode) {
  return {
    ...{ Page: url, Title: title, 'Links Before': inlinks.before, 'Links After': inlinks.after },
    ...{ 'Clicks Before': depth.before, 'Clicks After': depth.after },
  };
}

interface TableRow extends Omit<GraphNode, 'id'> {
  id: string;
  node: GraphNode;
}

const FAR = Number.MAX_SAFE_INTEGER;
const COLUMNS: readonly LocalColumn<TableRow>[] = [
  {
    label: 'Page',
    wide: true,
    cell: ({ title, url }) => title || pathOf(url),
    valueOf: ({ title, url }) => title || url,
  },
  {
    label: 'Links to it',
    numeric: true,
    cell: ({ inlinks }) => changeText(formatCount(inlinks.before), formatCount(inlinks.after)),
    valueOf: ({ inlinks }) => inlinks.before,
  },
  {
    label: 'Clicks away',
    numeric: true,
    cell: ({ depth }) => changeText(clicksText(depth.before), clicksText(depth.after)),
    valueOf: ({ depth }) => depth.before ?? FAR,
  },
];
const FILTERS = [{ id: 'changed', label: 'Pages that change', fits: ({ changed }: TableRow) => changed }];

function GraphTable({ graph, onOpen }: { graph: InterlinkGraphView; onOpen: (node: GraphNode) => void }) {
  const rows = useMemo(
    () => graph.nodes.map((node): TableRow => ({ ...node, id: String(node.id), node })),
    [graph],
  );
  return (
    <LocalTable
      label="Pages"
      rows={rows}
      columns={COLUMNS}
      filters={FILTERS}
      textOf={({ title, url }) => `${title} ${url}`}
      onOpen={({ node }) => onOpen(node)}
    />
  );
}
