import { oneLineWithSpans, type TextSpan } from './marked-text';
import { oneLine } from './text-flow';

/** Pieces of a text; those in brackets are marked. */
function marked(written: string): { raw: string; spans: TextSpan[] } {
  const spans: TextSpan[] = [];
  let raw = '';
  for (const [, outside = '', inside] of written.matchAll(/([^[\]]*)(?:\[([^\]]*)\])?/g)) {
    raw += outside;
    if (inside === undefined) continue;
    spans.push({ start: raw.length, end: raw.length + inside.length });
    raw += inside;
  }
  return { raw, spans };
}

it.each([
  ['a [b] c', ['b']],
  ['[ a ] b', ['a']],
  ['  [a]  ', ['a']],
  ['a \n[\t b  c ] d', ['b c']],
  ['a[ ]b', [null]],
  ['[a][b]', ['a', 'b']],
  ['x [] y', [null]],
  ['[مرحبا  بك] هنا', ['مرحبا بك']],
  [' [\n] a', [null]],
])('%j', (written, expected) => {
  const { raw, spans } = marked(written);
  const line = oneLineWithSpans(raw, spans);
  expect(line.text).toBe(oneLine(raw));
  expect(line.spans.map((span) => span && line.text.slice(span.start, span.end))).toEqual(expected);
});

it('keeps the text as it is without spans, whatever its white space', () => {
  const pieces = ['a', ' ', '\n', '\u00a0', 'bc', '  ', '\t', 'é'];
  for (let seed = 0; seed < 500; seed++) {
    const raw = Array.from({ length: 12 }, (_, at) => pieces[(seed * 7 + at * at * 3 + seed * at) % 8]).join(
      '',
    );
    const cuts = [seed % 13, (seed * 3) % 13].sort((a, b) => a - b).map((at) => Math.min(at, raw.length));
    const span = { start: cuts[0] ?? 0, end: cuts[1] ?? 0 };
    const { text, spans } = oneLineWithSpans(raw, [span]);
    expect(text).toBe(oneLine(raw));
    const within = oneLine(raw.slice(span.start, span.end));
    const found = spans[0] ? text.slice(spans[0].start, spans[0].end) : '';
    expect(found).toBe(within);
  }
});
