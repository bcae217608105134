import type { DraftFields } from '@contracts/drafts/drafts';
import type { DraftFacts } from '@domain/optimize/draft-reader';
import type { Node } from '@tiptap/pm/model';

export type EditorFacts = DraftFacts<Node>;
export type DraftHeadFields = Omit<DraftFields, 'content'>;

/** A use of a term, as a selection of the document. */
export interface PlacedUse {
  term: number;
  from: number;
  to: number;
}

/** Where the lines of a document begin, in the order of its facts. */
export function linePlaces(document: Node): number[] {
  const places: number[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    places.push(position + 1);
    return false;
  });
  return places;
}

export function placedUses(document: Node, { lines }: EditorFacts): PlacedUse[] {
  const places = linePlaces(document);
  return lines.flatMap(({ facts }, line) => {
    const start = places[line] ?? 0;
    return facts.uses.map(({ term, from, to }) => ({ term, from: start + from, to: start + to }));
  });
}

/** Where a term that is missing could stand: behind the line that has most of its words; null where none has any. */
export function placeFor(document: Node, { lines }: EditorFacts, key: string): number | null {
  const stems = key.split(' ');
  const shared = lines.map(({ facts, level }) =>
    level > 0 ? 0 : stems.filter((stem) => facts.stems.has(stem)).length,
  );
  const most = Math.max(0, ...shared);
  if (most === 0) return null;
  const line = shared.indexOf(most);
  return (linePlaces(document)[line] ?? 0) + (lines[line]?.node.content.size ?? 0);
}
