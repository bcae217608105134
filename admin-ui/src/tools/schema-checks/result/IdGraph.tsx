import type { SchemaEntity } from '@contracts/schema/schema-checks';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { ScrollShade } from '../../../shared/ScrollShade';
import { useOverflow } from '../../../shared/useOverflow';
import { type IdLink, type IdNode, layOut } from './idGraph';

/** Pixels of the drawing. */
const BOX = { width: 168, height: 48 };
const STEP = { x: 288, y: 72 };
const EDGE = 8;
const MAX_LETTERS = 22;

interface IdGraphProps {
  entities: readonly SchemaEntity[];
  links: readonly IdLink[];
}

/** The entities as boxes, left to right as they refer to each other; an `@id` that is not there is dashed. */
export function IdGraph({ entities, links }: IdGraphProps) {
  const { nodes, edges } = useMemo(() => layOut(entities, links), [entities, links]);
  const { palette, typography } = useTheme();
  const [frame, , goesOn] = useOverflow();
  const at = new Map(nodes.map((node) => [node.key, place(node)]));
  const width = Math.max(...nodes.map(({ column }) => column)) * STEP.x + BOX.width + 2 * EDGE;
  const height = Math.max(...nodes.map(({ row }) => row)) * STEP.y + BOX.height + 2 * EDGE;
  return (
    <Box sx={{ position: 'relative', border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'clip' }}>
      {goesOn ? <ScrollShade /> : null}
      <Box
        ref={frame}
        role="region"
        aria-label="Graph of the links"
        tabIndex={0}
        sx={{ overflow: 'auto', maxHeight: 560, p: 1 }}
      >
        <svg
          role="img"
          aria-label="Entities and their links by @id; the table tells the same"
          width={width}
          height={height}
          fontFamily={typography.fontFamily}
        >
          {edges.map(({ from, to, property }, index) => {
            const [start, end] = [at.get(from), at.get(to)];
            if (!start || !end) return null;
            const x1 = start.x + BOX.width;
            const [y1, y2] = [start.y + BOX.height / 2, end.y + BOX.height / 2];
            // Back, or to the same column: around the box.
            const isBack = end.x <= start.x;
            const bend = isBack ? x1 + 56 : (x1 + end.x) / 2;
            const x2 = isBack ? end.x + BOX.width : end.x;
            return (
              <g key={index}>
                <path
                  d={`M ${x1} ${y1} C ${bend} ${y1}, ${bend} ${y2}, ${x2} ${y2}`}
                  fill="none"
                  stroke={to.startsWith('id ') ? palette.error.main : palette.text.secondary}
                  strokeDasharray={to.startsWith('id ') ? '4 3' : undefined}
                />
                <text
                  x={isBack ? bend - 8 : bend}
                  y={(y1 + y2) / 2 - 4}
                  textAnchor="middle"
                  fontSize={11}
                  fill={palette.text.secondary}
                  stroke={palette.background.paper}
                  strokeWidth={3}
                  paintOrder="stroke"
                >
                  {shortened(property)}
                </text>
              </g>
            );
          })}
          {nodes.map((node) => (
            <NodeBox key={node.key} node={node} />
          ))}
        </svg>
      </Box>
    </Box>
  );
}

function place({ column, row }: IdNode) {
  return { x: EDGE + column * STEP.x, y: EDGE + row * STEP.y };
}

function NodeBox({ node }: { node: IdNode }) {
  const { palette } = useTheme();
  const { x, y } = place(node);
  const { title, id, dangling } = node;
  return (
    <g>
      <title>{`${title} ${id}`}</title>
      <rect
        x={x}
        y={y}
        width={BOX.width}
        height={BOX.height}
        rx={6}
        fill={palette.background.default}
        stroke={dangling ? palette.error.main : palette.primary.main}
        strokeDasharray={dangling ? '4 3' : undefined}
      />
      <text x={x + 10} y={y + 20} fontSize={13} fontWeight={600} fill={palette.text.primary}>
        {shortened(title)}
      </text>
      <text x={x + 10} y={y + 37} fontSize={11} fill={dangling ? palette.error.main : palette.text.secondary}>
        {shortened(id, MAX_LETTERS + 3)}
      </text>
    </g>
  );
}

/** The end of an id tells more than its beginning. */
function shortened(text: string, most = MAX_LETTERS): string {
  return text.length > most ? `…${text.slice(1 - most)}` : text;
}
