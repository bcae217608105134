import type { HubEdit, HubPageView } from '@contracts/hub/hub';
import { branchOf, extentOf, radialLayout, shownTitle, TITLE_SIZE } from '@domain/hub/radial-layout';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { formatCount } from '../../../shared/format';
import { Hint } from '../../../shared/hint/Hint';
import { PageCard } from './PageCard';
import { titleOfPlace, TreeMark } from './TreeMark';
import { useBranchDrag } from './useBranchDrag';
import { useZoom } from './useZoom';
import { firstState, placeAfter, toggled, type TreePlace, visibleTree } from './visibleTree';

/** The ground reaches beyond what shows, however far one moves. */
const FAR = 20;

interface TreeViewProps {
  pages: readonly HubPageView[];
  saving: boolean;
  onOpen: (page: string) => void;
  onEdit: (...edits: HubEdit[]) => Promise<boolean>;
}

/** The hub as a tree around its seed. */
export function TreeView({ pages, saving, onOpen, onEdit }: TreeViewProps) {
  const [state, setState] = useState(() => firstState(pages));
  const [active, setActive] = useState(pages[0]?.id ?? '');
  const [pointed, setPointed] = useState<string>();
  const places = useMemo(() => visibleTree(pages, state), [pages, state]);
  const placed = useMemo(() => radialLayout(places), [places]);
  const extent = useMemo(
    () => extentOf(placed, (place) => shownTitle(titleOfPlace(place.page), place)),
    [placed],
  );
  const { left, top, width, height } = extent;
  const drawing = useRef<SVGSVGElement>(null);
  const zoom = useZoom(drawing, extent);
  const drag = useBranchDrag(drawing, (id, parent) => {
    if (!saving) void onEdit({ kind: 'move', id, parent });
  });
  const focusing = useRef(false);
  useEffect(() => {
    if (!focusing.current) return;
    focusing.current = false;
    drawing.current?.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  const at = Math.max(
    0,
    places.findIndex(({ id }) => id === active),
  );
  const current = places[at];
  const choose = (place: TreePlace) => {
    if (place.page) onOpen(place.id);
    else setState((known) => toggled(known, place));
  };
  const goTo = (place: TreePlace | undefined) => {
    const found = placed.find(({ page }) => page.id === place?.id);
    if (!place || !found) return;
    focusing.current = true;
    setActive(place.id);
    zoom.show(found);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeAfter(places, at, event.key);
    const toggles =
      (event.key === 'ArrowRight' && current.expanded === false) ||
      (event.key === 'ArrowLeft' && current.expanded === true);
    if (event.key === 'Enter' || event.key === ' ') choose(current);
    else if (toggles) {
      focusing.current = true;
      setState((known) => toggled(known, current));
    } else if (next !== undefined) goTo(places[next]);
    else return;
    event.preventDefault();
  };
  const told = places.find(({ id }) => id === pointed) ?? current;
  const { view } = zoom;
  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
      <TreeBar zoom={zoom} shown={places.filter(({ page }) => page).length} total={pages.length} />
      <Box
        component="svg"
        ref={drawing}
        viewBox={`${left} ${top} ${width} ${height}`}
        sx={DRAWING}
        onKeyDown={onKeyDown}
      >
        <rect
          x={left - width * FAR}
          y={top - height * FAR}
          width={width * (2 * FAR + 1)}
          height={height * (2 * FAR + 1)}
          className="ground"
          {...zoom.ground}
        />
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <g aria-hidden>
            {placed.slice(1).map((place) => (
              <path key={place.page.id} className="branch" d={branchOf(place)} />
            ))}
          </g>
          <g role="tree" aria-label="Pages of the hub">
            {placed.map((place) => (
              <TreeMark
                key={place.page.id}
                place={place}
                focusable={place.page.id === current?.id}
                dragged={drag.moved?.id === place.page.id}
                onPress={place.page.page && place.depth > 0 ? drag.press(place.page.id) : undefined}
                onPoint={setPointed}
                onFocus={setActive}
                onOpen={() => choose(place.page)}
                onToggle={() => setState((known) => toggled(known, place.page))}
              />
            ))}
          </g>
        </g>
        {drag.moved ? <circle className="ghost" r={8} cx={drag.moved.to.x} cy={drag.moved.to.y} /> : null}
      </Box>
      <PageCard place={told} />
    </Box>
  );
}

const DRAWING = {
  display: 'block',
  width: '100%',
  height: { xs: 400, md: 760 },
  touchAction: 'none',
  userSelect: 'none',
  fontSize: TITLE_SIZE,
  '& .ground': { fill: 'transparent', cursor: 'grab' },
  '& .ground:active': { cursor: 'grabbing' },
  '& .branch': {
    fill: 'none',
    stroke: ({ palette }: Theme) => palette.text.secondary,
    opacity: 0.45,
    strokeWidth: 1.5,
  },
  '& .ghost': {
    fill: ({ palette }: Theme) => palette.primary.main,
    opacity: 0.5,
    pointerEvents: 'none',
  },
} as const;

interface TreeBarProps {
  zoom: Pick<ReturnType<typeof useZoom>, 'zoomIn' | 'zoomOut' | 'reset'>;
  shown: number;
  total: number;
}

function TreeBar({ zoom, shown, total }: TreeBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
        {shown < total
          ? `${formatCount(shown)} of ${formatCount(total)} pages are drawn; open a branch to see more.`
          : 'Filled: pillar. Green: there already. Drag a page onto another to move it.'}
      </Typography>
      <Hint title="Zoom out">
        <IconButton size="small" aria-label="Zoom out" onClick={zoom.zoomOut}>
          <ZoomOutIcon />
        </IconButton>
      </Hint>
      <Hint title="Zoom in, or Ctrl and wheel">
        <IconButton size="small" aria-label="Zoom in" onClick={zoom.zoomIn}>
          <ZoomInIcon />
        </IconButton>
      </Hint>
      <Hint title="Show all">
        <IconButton size="small" aria-label="Show all" onClick={zoom.reset}>
          <FitIcon />
        </IconButton>
      </Hint>
    </Box>
  );
}
