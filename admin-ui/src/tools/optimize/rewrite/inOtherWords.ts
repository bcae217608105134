import { Fragment, type Mark, type Node } from '@tiptap/pm/model';
import type { PassageBlock } from './passage';
import { wordDiff, type WordRun } from './wordDiff';

/** A block as it will be: words that stay keep their links and formats, and new ones have those of both their neighbours. */
export interface Rewritten {
  runs: WordRun[];
  content: Fragment;
  /** Links and formats that no word has any more. */
  lost: { mark: string; text: string }[];
}

/** Of a link that leads somewhere else than its words say, nothing is worth keeping. */
const LEAST_OF_LINK = 0.5;

/** One character of a block, or a break within it, with its marks. */
interface Place {
  node: Node;
  marks: readonly Mark[];
}

interface Marked {
  mark: Mark;
  from: number;
  to: number;
}

export function inOtherWords(doc: Node, { from, to, text }: PassageBlock, written: string): Rewritten {
  const places = placesOf(doc, from, to);
  const runs = wordDiff(text, written);
  const kept = keptPlaces(runs, places.length);
  const marked = markedRanges(places);
  const lost = marked.filter((range) => !survives(range, kept));
  const marksAt = (at: number): readonly Mark[] =>
    (places[at]?.marks ?? []).filter(
      (mark) => !lost.some((range) => at >= range.from && at < range.to && range.mark.eq(mark)),
    );
  return {
    runs,
    content: contentOf(doc, runs, places, marksAt),
    lost: lost.map((range) => ({ mark: range.mark.type.name, text: text.slice(range.from, range.to) })),
  };
}

function placesOf(doc: Node, from: number, to: number): Place[] {
  const places: Place[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isInline) return true;
    const start = Math.max(from, position);
    const end = Math.min(to, position + node.nodeSize);
    for (let at = start; at < end; at += 1) places.push({ node, marks: node.marks });
    return false;
  });
  return places;
}

function keptPlaces(runs: readonly WordRun[], count: number): boolean[] {
  const kept = Array.from({ length: count }, () => false);
  let at = 0;
  for (const { is, text } of runs) {
    if (is === 'kept') kept.fill(true, at, at + text.length);
    if (is !== 'new') at += text.length;
  }
  return kept;
}

/** Each link and format with the places that it spans without a gap. */
function markedRanges(places: readonly Place[]): Marked[] {
  const ranges: Marked[] = [];
  places.forEach(({ marks }, at) => {
    for (const mark of marks) {
      const open = ranges.find((range) => range.to === at && range.mark.eq(mark));
      if (open) open.to = at + 1;
      else ranges.push({ mark, from: at, to: at + 1 });
    }
  });
  return ranges;
}

function survives({ mark, from, to }: Marked, kept: readonly boolean[]): boolean {
  const share = kept.slice(from, to).filter(Boolean).length / (to - from);
  return mark.type.name === 'link' ? share >= LEAST_OF_LINK : share > 0 || to - from === kept.length;
}

function contentOf(
  { type: { schema } }: Node,
  runs: readonly WordRun[],
  places: readonly Place[],
  marksAt: (at: number) => readonly Mark[],
): Fragment {
  const nodes: Node[] = [];
  let at = 0;
  for (const { is, text } of runs) {
    if (is === 'gone') at += text.length;
    else if (is === 'new') nodes.push(schema.text(text, newMarks(runs, places.length, at, marksAt)));
    else {
      for (let end = at + text.length; at < end; at += 1) {
        const place = places[at];
        const letter = text[text.length - (end - at)] ?? '';
        nodes.push(place && !place.node.isText ? place.node : schema.text(letter, marksAt(at)));
      }
    }
  }
  return Fragment.fromArray(nodes);
}

/** Those of both neighbours; at an end of the block those of all of it. */
function newMarks(
  runs: readonly WordRun[],
  count: number,
  at: number,
  marksAt: (at: number) => readonly Mark[],
): readonly Mark[] {
  const kept = keptPlaces(runs, count);
  const before = kept.lastIndexOf(true, at - 1);
  const after = kept.indexOf(true, at);
  const isInside = at > 0 && before !== -1 && after !== -1;
  const neighbours = isInside ? [before, after] : Array.from({ length: count }, (_, place) => place);
  const [first, ...others] = neighbours.map(marksAt);
  return (first ?? []).filter((mark) => others.every((marks) => mark.isInSet(marks)));
}
