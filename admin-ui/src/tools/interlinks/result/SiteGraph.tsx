import type { InterlinkGraphView } from '@contracts/interlinks/interlink-views';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type Ref,
  type RefCallback,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ScrollShade } from '../../../shared/ScrollShade';
import { useOverflow } from '../../../shared/useOverflow';
import { type GraphNode, graphLayout, NAME_GAP, type PlacedNode, shownName } from './graphLayout';
import { pathOf } from './linkWords';
import { changeText, clicksText } from './PagesTab';

interface SiteGraphProps {
  graph: InterlinkGraphView;
  drawing: Ref<SVGSVGElement>;
  onPoint: (node: GraphNode | undefined) => void;
  onOpen: (node: GraphNode) => void;
}

const NODE_RADIUS = 6;
const MARGIN = { x: 176, y: 32 };
/** How much smaller than drawn it may become before it scrolls, so that names can be read; up to a width in pixels. */
const SMALLEST = 0.85;
const MAX_WIDTH = 1_200;
/** Pixels; a drawing that fits is not cut off. */
const MAX_HEIGHT = 760;
const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The pages of a site on rings around its start, with their links. One tab stop; the arrow keys go around. */
export function SiteGraph({ graph, drawing, onPoint, onOpen }: SiteGraphProps) {
  const layout = useMemo(() => graphLayout(graph), [graph]);
  const [active, setActive] = useState(0);
  const [pointed, setPointed] = useState<number>();
  const nodes = useRef<SVGGElement>(null);
  const [place, , goesOn] = useOverflow();
  const frame = useCentred(place);
  const point = (node: GraphNode | undefined) => {
    setPointed(node?.id);
    onPoint(node);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const place = layout.places[at];
    if (!place) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      const next = (at + step + layout.places.length) % layout.places.length;
      setActive(next);
      nodes.current?.querySelectorAll<SVGGElement>('[role="button"]')[next]?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(place.node);
    else return;
    event.preventDefault();
  };
  const [width, height] = [2 * (layout.radius + MARGIN.x), 2 * (layout.radius + MARGIN.y)];
  const { palette, typography } = useTheme();
  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
      {goesOn ? <ScrollShade /> : null}
      <Box
        ref={frame}
        sx={{
          ...{ overflow: 'auto', maxHeight: MAX_HEIGHT },
          '& svg': {
            display: 'block',
            width: '100%',
            minWidth: Math.min(MAX_WIDTH, width * SMALLEST),
            height: 'auto',
            maxHeight: Math.max(MAX_HEIGHT, Math.min(MAX_WIDTH, width * SMALLEST) * (height / width)),
          },
          '& g[role="button"]': { cursor: 'pointer', outline: 'none' },
          '& g[role="button"]:focus-visible circle': { stroke: palette.primary.main, strokeWidth: 4 },
        }}
        tabIndex={-1}
      >
        <svg
          xmlns="http://www.w3.org/2000/svg"
          ref={drawing}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          role="group"
          aria-label="Pages and their links"
          style={{ background: palette.background.paper, fontFamily: typography.fontFamily, fontSize: 12 }}
        >
          <Edges graph={graph} places={layout.places} pointed={pointed} />
          <Rings layout={layout} />
          <g ref={nodes}>
            {layout.places.map((place, at) => (
              <NodeMark
                key={place.node.id}
                place={place}
                focusable={at === active}
                onPoint={point}
                onOpen={() => onOpen(place.node)}
                onFocus={() => {
                  setActive(at);
                  point(place.node);
                }}
                onKeyDown={(event) => onKeyDown(event, at)}
              />
            ))}
          </g>
          <Names places={layout.places.filter(({ named, node }) => named || node.id === pointed)} />
        </svg>
      </Box>
    </Box>
  );
}

/** Begins in the middle, where the start page is, when there is more than fits. */
function useCentred(place: RefCallback<HTMLElement>): RefCallback<HTMLElement> {
  return useCallback(
    (box: HTMLElement | null) => {
      box?.scrollTo((box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
      return place(box);
    },
    [place],
  );
}

function Rings({ layout: { rings } }: { layout: ReturnType<typeof graphLayout> }) {
  const { palette } = useTheme();
  return (
    <g aria-hidden>
      {rings.map(({ radius, label }) => (
        <g key={radius}>
          <circle r={radius} fill="none" stroke={palette.divider} strokeDasharray="3 5" />
          <text
            y={-radius + 4}
            textAnchor="middle"
            fill={palette.text.secondary}
            stroke={palette.background.paper}
            strokeWidth={4}
            paintOrder="stroke"
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

function Edges({
  graph: { edges },
  places,
  pointed,
}: Pick<SiteGraphProps, 'graph'> & { places: readonly PlacedNode[]; pointed: number | undefined }) {
  const { palette } = useTheme();
  const id = useId();
  const byId = new Map(places.map((place) => [place.node.id, place]));
  return (
    <g aria-hidden>
      <defs>
        <marker id={id} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={6} markerHeight={6} orient="auto">
          <path d="M0 0 L8 4 L0 8 z" fill={palette.primary.main} />
        </marker>
      </defs>
      {edges.map(({ from, to, kind }) => {
        const [a, b] = [byId.get(from), byId.get(to)];
        if (!a || !b) return null;
        const isNew = kind === 'new';
        const isDim = pointed !== undefined && from !== pointed && to !== pointed;
        return (
          <path
            key={`${kind} ${from} ${to}`}
            d={edgePath(a, b)}
            fill="none"
            stroke={isNew ? palette.primary.main : palette.text.secondary}
            strokeWidth={isNew ? 1.75 : 1}
            strokeOpacity={isDim ? 0.08 : isNew ? 0.9 : 0.3}
            markerEnd={isNew ? `url(#${id})` : undefined}
          />
        );
      })}
    </g>
  );
}

/** Bent towards the middle, and short of the page that it leads to. */
function edgePath(a: PlacedNode, b: PlacedNode): string {
  const [x, y] = [((a.x + b.x) / 2) * 0.8, ((a.y + b.y) / 2) * 0.8];
  const length = Math.hypot(b.x - x, b.y - y) || 1;
  const short = NODE_RADIUS + 2;
  const [endX, endY] = [b.x - ((b.x - x) / length) * short, b.y - ((b.y - y) / length) * short];
  return `M${round(a.x)} ${round(a.y)} Q${round(x)} ${round(y)} ${round(endX)} ${round(endY)}`;
}

interface NodeMarkProps {
  place: PlacedNode;
  focusable: boolean;
  onPoint: (node: GraphNode | undefined) => void;
  onOpen: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function NodeMark({ place: { node, x, y }, focusable, onPoint, onOpen, onFocus, onKeyDown }: NodeMarkProps) {
  const { palette } = useTheme();
  const { orphan: isOrphan } = node;
  return (
    <g
      role="button"
      tabIndex={focusable ? 0 : -1}
      aria-label={nodeText(node)}
      transform={`translate(${round(x)} ${round(y)})`}
      onPointerEnter={() => onPoint(node)}
      onPointerLeave={() => onPoint(undefined)}
      onClick={onOpen}
      onFocus={onFocus}
      onBlur={() => onPoint(undefined)}
      onKeyDown={onKeyDown}
    >
      <circle r={12} fill="transparent" stroke="none" />
      <circle
        r={node.start ? NODE_RADIUS + 3 : NODE_RADIUS}
        fill={
          isOrphan ? palette.background.paper : node.start ? palette.primary.main : palette.text.secondary
        }
        stroke={isOrphan ? palette.warning.main : palette.background.paper}
        strokeWidth={2}
      />
    </g>
  );
}

/** Apart from the marks, whose own names are whole. */
function Names({ places }: { places: readonly PlacedNode[] }) {
  const { palette } = useTheme();
  return (
    <g aria-hidden pointerEvents="none">
      {places.map(({ node, x, y }) => (
        <text
          key={node.id}
          x={round(x + (x >= 0 ? NAME_GAP : -NAME_GAP))}
          y={round(y + 4)}
          textAnchor={x >= 0 ? 'start' : 'end'}
          fill={palette.text.primary}
          stroke={palette.background.paper}
          strokeWidth={6}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {shownName(node)}
        </text>
      ))}
    </g>
  );
}

/** What is known of a page of the graph, in a sentence. */
export function nodeText({ title, url, inlinks, depth, start }: GraphNode): string {
  const links = `links to it: ${changeText(String(inlinks.before), String(inlinks.after))}`;
  const clicks = start
    ? 'the start page'
    : `clicks away: ${changeText(clicksText(depth.before), clicksText(depth.after))}`;
  return `${title || pathOf(url)}; ${links}; ${clicks}.`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
