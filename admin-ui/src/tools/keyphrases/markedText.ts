import type { Match } from '@domain/keyphrases/check-text';

export interface Range {
  start: number;
  end: number;
}

/** A run of text that is marked alike. */
export interface Segment extends Range {
  /** Which phrase, where it is one. */
  phrase?: number;
  /** Whether it is what was gone to. */
  isCurrent: boolean;
}

/** Characters that show at a time: a browser takes seconds to lay out a megabyte with its marks. */
export const PART_LENGTH = 8_000;

/** A long text in parts that end with a line, where there is one, and never within a match. */
export function partsOf(text: string, matches: readonly Match[]): Range[] {
  const spans = matches.flatMap((match) => match.spans).sort((a, b) => a.start - b.start);
  const parts: Range[] = [];
  let next = 0;
  for (let start = 0; start < text.length;) {
    let end = Math.min(text.length, start + PART_LENGTH);
    if (end < text.length) {
      const line = text.lastIndexOf('\n', end - 1) + 1;
      if (line > start + PART_LENGTH / 2) end = line;
      while ((spans[next]?.end ?? Infinity) <= end) next += 1;
      end = cutBeside(spans[next], end);
    }
    parts.push({ start, end });
    start = end;
  }
  return parts;
}

function cutBeside(span: Range | undefined, end: number): number {
  return span && span.start < end ? span.end : end;
}

/** A part of the text, cut where marks and the current range begin or end. */
export function segmentsOf(part: Range, matches: readonly Match[], current: Range | undefined): Segment[] {
  const spans = matches
    .flatMap(({ phrase, spans: each }) => each.map((span) => ({ ...span, phrase })))
    .filter(({ start, end }) => start < part.end && end > part.start)
    .sort((a, b) => a.start - b.start);
  const edges = [part, ...(current ? [current] : []), ...spans]
    .flatMap(({ start, end }) => [start, end])
    .filter((edge) => edge >= part.start && edge <= part.end);
  const sorted = [...new Set(edges)].sort((a, b) => a - b);
  let next = 0;
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? start;
    while ((spans[next]?.end ?? Infinity) <= start) next += 1;
    const span = spans[next];
    const isCurrent = current !== undefined && start >= current.start && end <= current.end;
    return { start, end, phrase: span && span.start <= start ? span.phrase : undefined, isCurrent };
  });
}

/** From where a match begins to where its last word ends. */
export function rangeOf({ spans }: Match): Range {
  return { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
}
