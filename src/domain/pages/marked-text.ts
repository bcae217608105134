/** A range of a text, the end excluded. */
export interface TextSpan {
  start: number;
  end: number;
}

/** All but a lone blank, which most white space is. */
const WHITE_SPACE = /\s{2,}|[^\S ]/g;

/**
 * A text with its white space as one blank, trimmed, as `oneLine` has it, and where ranges of the raw text lie in it.
 * Ranges come without the white space at their edges; of one that holds nothing else `null` is given. It takes as long
 * as the text and its ranges are, in any number.
 */
export function oneLineWithSpans(
  raw: string,
  spans: readonly TextSpan[],
): { text: string; spans: (TextSpan | null)[] } {
  const places = new Map<number, number>();
  const offsets = [...new Set(spans.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const pieces: string[] = [];
  let length = 0;
  let atSpace = true;
  let from = 0;
  for (const offset of [...offsets, raw.length]) {
    const piece: string = raw.slice(from, offset).replace(WHITE_SPACE, ' ');
    const added: string = atSpace && piece.startsWith(' ') ? piece.slice(1) : piece;
    if (added !== '') atSpace = added.endsWith(' ');
    pieces.push(added);
    length += added.length;
    from = offset;
    places.set(offset, length);
  }
  const text = pieces.join('').trimEnd();
  return { text, spans: spans.map((span) => spanIn(text, places, span)) };
}

function spanIn(
  text: string,
  places: ReadonlyMap<number, number>,
  { start, end }: TextSpan,
): TextSpan | null {
  let first = places.get(start) ?? 0;
  let last = Math.min(places.get(end) ?? 0, text.length);
  if (text[first] === ' ') first += 1;
  if (last > first && text[last - 1] === ' ') last -= 1;
  return first < last ? { start: first, end: last } : null;
}
