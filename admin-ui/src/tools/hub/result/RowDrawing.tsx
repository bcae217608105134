import { ROW_TEXT, rowBranch, rowLayout, type RowPlaced } from '@domain/hub/row-layout';
import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { formatCount } from '../../../shared/format';
import { TreeBar, type TreeDrawingProps } from './TreeBar';
import { TreeMark } from './TreeMark';
import { titleOfPlace } from './titleOfPlace';
import { TREE_SX } from './treeSx';
import { useBranchDrag } from './useBranchDrag';
import { useTreeKeys } from './useTree';
import type { TreePlace } from './visibleTree';

/** With how many pages below it that are not drawn. */
const shownTitle = (place: TreePlace) =>
  place.page && place.hidden > 0
    ? `${titleOfPlace(place)} +${formatCount(place.hidden)}`
    : titleOfPlace(place);

/** The tree from left to right in the size of the page's own text; a large one is scrolled. */
export function RowDrawing({ tree, total, toggle, onMove }: TreeDrawingProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const { places, width, height } = useMemo(() => rowLayout(tree.places, shownTitle), [tree.places]);
  const drag = useBranchDrag(drawing, onMove);
  const onKeyDown = useTreeKeys(tree, drawing, (_, mark) =>
    mark.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
  return (
    <>
      <TreeBar tree={tree} total={total} toggle={toggle} />
      <Box ref={centre} sx={{ overflow: 'auto', maxHeight: { xs: 480, md: 720 } }}>
        <Box
          component="svg"
          ref={drawing}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          sx={{
            ...TREE_SX,
            fontSize: ROW_TEXT.size,
            '@media print': { maxWidth: '100%', height: 'auto' },
          }}
          onKeyDown={onKeyDown}
        >
          <g aria-hidden>
            {places.slice(1).map((placed) => (
              <path key={placed.page.id} className="branch" d={rowBranch(placed)} />
            ))}
          </g>
          <g role="tree" aria-label="Pages of the hub">
            {places.map((placed) => (
              <TreeMark
                key={placed.page.id}
                tree={tree}
                place={placed.page}
                at={placed}
                dragged={drag.moved?.id === placed.page.id}
                onPress={placed.page.page && placed.depth > 0 ? drag.press(placed.page.id) : undefined}
              >
                <Title placed={placed} onOpen={() => tree.choose(placed.page)} />
              </TreeMark>
            ))}
          </g>
          {drag.moved ? <circle className="ghost" r={8} cx={drag.moved.to.x} cy={drag.moved.to.y} /> : null}
        </Box>
      </Box>
    </>
  );
}

function Title({ placed: { lines }, onOpen }: { placed: RowPlaced<TreePlace>; onOpen: () => void }) {
  const top = (-(lines.length - 1) * ROW_TEXT.line) / 2;
  return (
    <text onClick={onOpen}>
      {lines.map((line, place) => (
        <tspan key={place} x={14} y={top + place * ROW_TEXT.line} dy="0.32em">
          {`${line} `}
        </tspan>
      ))}
    </text>
  );
}

/** A tall tree begins in the middle, where its seed is. */
function centre(frame: HTMLElement | null): void {
  if (frame) frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2;
}
