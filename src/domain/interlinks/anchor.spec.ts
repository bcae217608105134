import fc from 'fast-check';
import { type AnchorEdge, anchorOf, linkedSentence, moveAnchor } from './anchor';

const SENTENCE = 'We wrote about the burr grinders of our friends last year.';
const range = (text: string) => {
  const start = SENTENCE.indexOf(text);
  return { start, end: start + text.length };
};
const shown = (found: { start: number; end: number } | null) =>
  found && SENTENCE.slice(found.start, found.end);

it.each([
  ['burr grinders', 'burr grinders'],
  ['urr grind', 'burr grinders'],
  ['the burr grinders of our', 'burr grinders'],
  [' friends', 'friends'],
  ['about the', null],
  ['of our', null],
])('the anchor meant by %j is %j', (chosen, anchor) => {
  expect(shown(anchorOf({ sentence: SENTENCE, language: 'en' }, range(chosen)))).toBe(anchor);
});

it.each<[string, AnchorEdge, -1 | 1, string | null]>([
  ['burr grinders', 'end', 1, 'burr grinders of our friends'],
  ['burr grinders', 'end', -1, 'burr'],
  ['burr grinders', 'start', 1, 'grinders'],
  ['burr grinders', 'start', -1, 'wrote about the burr grinders'],
  ['burr grinders', 'both', 1, 'grinders of our friends'],
  ['burr', 'end', -1, null],
  ['year', 'end', 1, null],
])('%j moved by its %s (%i) is %j', (chosen, edge, step, anchor) => {
  const ground = { sentence: SENTENCE, language: 'en' };
  expect(shown(moveAnchor(ground, range(chosen), edge, step))).toBe(anchor);
});

it('no anchor touches what is blocked, nor has more than twelve words', () => {
  const blocked = [range('grinders')];
  expect(anchorOf({ sentence: SENTENCE, blocked }, range('burr grinders'))).toBeNull();
  expect(moveAnchor({ sentence: SENTENCE, blocked, language: 'en' }, range('burr'), 'end', 1)).toBeNull();
  const sentence = 'one two three four five six seven eight nine ten eleven twelve thirteen';
  expect(anchorOf({ sentence }, { start: 0, end: sentence.length })).toBeNull();
});

it('however it is moved, an anchor stays whole words of its sentence', () => {
  const moves = fc.array(
    fc.tuple(fc.constantFrom<AnchorEdge>('start', 'end', 'both'), fc.constantFrom(-1, 1)),
  );
  fc.assert(
    fc.property(moves, (steps) => {
      const ground = { sentence: SENTENCE, language: 'en' };
      let anchor = range('burr grinders');
      for (const [edge, step] of steps) anchor = moveAnchor(ground, anchor, edge, step) ?? anchor;
      expect(anchorOf(ground, anchor)).toEqual(anchor);
    }),
  );
});

it('the sentence is copied as HTML that says no more than it', () => {
  const sentence = 'Salt & <b>pepper</b> mills';
  expect(linkedSentence(sentence, { start: 20, end: 26 }, 'https://a.example/?a=1&b="2"')).toBe(
    'Salt &amp; &lt;b&gt;pepper&lt;/b&gt;<a href="https://a.example/?a=1&amp;b=&quot;2&quot;"> mills</a>',
  );
});
