import { type Placed, shownTitle, titleTurn } from '@domain/hub/radial-layout';
import { styled } from '@mui/material/styles';
import type { PointerEvent } from 'react';
import { formatCount } from '../../../shared/format';
import type { TreePlace } from './visibleTree';

/** What a place is called. */
export const titleOfPlace = ({ page, hidden }: TreePlace) => page?.title ?? `${formatCount(hidden)} more`;

interface TreeMarkProps {
  place: Placed<TreePlace>;
  /** The one place of the tree that the Tab key leads to. */
  focusable: boolean;
  dragged: boolean;
  /** Begins to drag it; nothing where it stays. */
  onPress?: (event: PointerEvent<SVGElement>) => void;
  onPoint: (id: string | undefined) => void;
  onFocus: (id: string) => void;
  onOpen: () => void;
  onToggle: () => void;
}

/** A page in the drawing: its mark opens and closes what is below it, its title opens the page. */
export function TreeMark(props: TreeMarkProps) {
  const { place, focusable, dragged, onPress, onPoint, onFocus, onOpen, onToggle } = props;
  const { id, page, level, expanded, hidden } = place.page;
  const radius = page?.pillar ? 8 : 6;
  const more = hidden > 0 ? `${formatCount(hidden)} more` : '';
  const title = titleOfPlace(place.page);
  const shown = shownTitle(title, place);
  return (
    <Mark
      role="treeitem"
      data-page={page ? id : undefined}
      aria-level={level}
      aria-expanded={expanded}
      aria-selected={focusable}
      aria-label={page ? [title, more].filter(Boolean).join(', ') : `${more} pages`}
      tabIndex={focusable ? 0 : -1}
      transform={`translate(${place.x} ${place.y})`}
      className={[page?.pillar ? 'pillar' : '', page?.address ? 'there' : '', dragged ? 'dragged' : ''].join(
        ' ',
      )}
      onFocus={() => onFocus(id)}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
      onPointerDown={onPress}
    >
      <circle className="reach" r={14} onClick={expanded === undefined ? onOpen : onToggle} />
      <circle className="dot" r={radius} />
      {expanded === false ? <path className="plus" d="M-3 0H3M0 -3V3" /> : null}
      <Label place={place} text={page && more ? `${shown} +${formatCount(hidden)}` : shown} onOpen={onOpen} />
    </Mark>
  );
}

function Label({ place, text, onOpen }: { place: Placed<TreePlace>; text: string; onOpen: () => void }) {
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
