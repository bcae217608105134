import {
  branchOf,
  extentOf,
  type Placed,
  radialLayout,
  shownTitle,
  TITLE_SIZE,
  titleTurn,
} from '@domain/hub/radial-layout';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMemo, useRef } from 'react';
import { formatCount } from '../../../shared/format';
import { Hint } from '../../../shared/hint/Hint';
import { TreeBar, type TreeDrawingProps } from './TreeBar';
import { TreeMark } from './TreeMark';
import { titleOfPlace } from './titleOfPlace';
import { TREE_SX } from './treeSx';
import { useBranchDrag } from './useBranchDrag';
import { useTreeKeys } from './useTree';
import { useZoom } from './useZoom';
import type { TreePlace } from './visibleTree';

/** The ground reaches beyond what shows, however far one moves. */
const FAR = 20;

/** The tree around its seed, which fits a hub of any size into one sight. */
export function RadialDrawing({ tree, total, toggle, onMove }: TreeDrawingProps) {
  const placed = useMemo(() => radialLayout(tree.places), [tree.places]);
  const extent = useMemo(
    () => extentOf(placed, (place) => shownTitle(titleOfPlace(place.page), place)),
    [placed],
  );
  const { left, top, width, height } = extent;
  const drawing = useRef<SVGSVGElement>(null);
  const zoom = useZoom(drawing, extent);
  const drag = useBranchDrag(drawing, onMove);
  const onKeyDown = useTreeKeys(tree, drawing, ({ id }) => {
    const found = placed.find(({ page }) => page.id === id);
    if (found) zoom.show(found);
  });
  const { view } = zoom;
  return (
    <>
      <TreeBar tree={tree} total={total} toggle={toggle}>
        <ZoomButtons zoom={zoom} />
      </TreeBar>
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
                tree={tree}
                place={place.page}
                at={place}
                dragged={drag.moved?.id === place.page.id}
                onPress={place.page.page && place.depth > 0 ? drag.press(place.page.id) : undefined}
              >
                <Title place={place} onOpen={() => tree.choose(place.page)} />
              </TreeMark>
            ))}
          </g>
        </g>
        {drag.moved ? <circle className="ghost" r={8} cx={drag.moved.to.x} cy={drag.moved.to.y} /> : null}
      </Box>
    </>
  );
}

const DRAWING = {
  ...TREE_SX,
  width: '100%',
  height: { xs: 400, md: 760 },
  touchAction: 'none',
  fontSize: TITLE_SIZE,
  '& .ground': { fill: 'transparent', cursor: 'grab' },
  '& .ground:active': { cursor: 'grabbing' },
} as const;

function Title({ place, onOpen }: { place: Placed<TreePlace>; onOpen: () => void }) {
  const { page, hidden } = place.page;
  const shown = shownTitle(titleOfPlace(place.page), place);
  const text = page && hidden > 0 ? `${shown} +${formatCount(hidden)}` : shown;
  if (place.depth === 0) {
    return (
      <text textAnchor="middle" y={-18} onClick={onOpen}>
        {text}
      </text>
    );
  }
  const { isLeft, degrees } = titleTurn(place);
  return (
    <text
      textAnchor={isLeft ? 'end' : 'start'}
      x={isLeft ? -14 : 14}
      dy="0.32em"
      transform={`rotate(${degrees})`}
      onClick={onOpen}
    >
      {text}
    </text>
  );
}

interface ZoomButtonsProps {
  zoom: Pick<ReturnType<typeof useZoom>, 'zoomIn' | 'zoomOut' | 'reset'>;
}

function ZoomButtons({ zoom }: ZoomButtonsProps) {
  return (
    <>
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
    </>
  );
}
