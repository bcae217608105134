import { styled } from '@mui/material/styles';
import type { PointerEvent, ReactNode } from 'react';
import { formatCount } from '../../../shared/format';
import { titleOfPlace } from './titleOfPlace';
import type { Tree } from './useTree';
import type { TreePlace } from './visibleTree';

interface TreeMarkProps {
  tree: Tree;
  place: TreePlace;
  /** Where it is drawn. */
  at: { x: number; y: number };
  dragged: boolean;
  /** Begins to drag it; nothing where it stays. */
  onPress?: (event: PointerEvent<SVGElement>) => void;
  /** Its title as the drawing has it, which opens the page. */
  children: ReactNode;
}

/** A page in a drawing: its mark opens and closes what is below it. */
export function TreeMark({ tree, place, at, dragged, onPress, children }: TreeMarkProps) {
  const { id, page, level, expanded, hidden } = place;
  const isFocusable = id === tree.current?.id;
  const more = hidden > 0 ? `${formatCount(hidden)} more` : '';
  return (
    <Mark
      role="treeitem"
      data-page={page ? id : undefined}
      aria-level={level}
      aria-expanded={expanded}
      aria-selected={isFocusable}
      aria-label={
        page ? [titleOfPlace(place), more && `+${more}`].filter(Boolean).join(' ') : `${more} pages`
      }
      tabIndex={isFocusable ? 0 : -1}
      transform={`translate(${at.x} ${at.y})`}
      className={[page?.pillar ? 'pillar' : '', page?.address ? 'there' : '', dragged ? 'dragged' : ''].join(
        ' ',
      )}
      onFocus={() => tree.activate(id)}
      onPointerEnter={() => tree.point(id)}
      onPointerLeave={() => tree.point(undefined)}
      onPointerDown={onPress}
    >
      <circle
        className="reach"
        r={14}
        onClick={() => (expanded === undefined ? tree.choose(place) : tree.toggle(place))}
      />
      <circle className="dot" r={page?.pillar ? 8 : 6} />
      {expanded === false ? <path className="plus" d="M-3 0H3M0 -3V3" /> : null}
      {children}
    </Mark>
  );
}

const Mark = styled('g')(({ theme: { palette } }) => ({
  cursor: 'pointer',
  outline: 'none',
  '& .reach': { fill: 'transparent' },
  '& .dot': {
    fill: palette.background.paper,
    stroke: palette.primary.main,
    strokeWidth: 2,
    pointerEvents: 'none',
  },
  '&.pillar .dot': { fill: palette.primary.main },
  '&.there .dot': { stroke: palette.success.main },
  '&.there.pillar .dot': { fill: palette.success.main },
  '& .plus': { stroke: palette.text.primary, strokeWidth: 1.5, pointerEvents: 'none' },
  '&.pillar .plus': { stroke: palette.background.paper },
  '& text': { fill: palette.text.primary },
  '&.pillar text': { fontWeight: 600 },
  '&:hover text': { textDecoration: 'underline' },
  '&:focus-visible .reach': { stroke: palette.primary.main, strokeWidth: 2 },
  '&.dragged': { opacity: 0.4 },
}));
