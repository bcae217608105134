import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { SkippingTokenizer } from './skipping-tokenizer';

const PIECES = [
  '<p class="a&amp;b" id=\'c&lt;\' title=plain>',
  '</p>',
  '<a href="/x?a=1&b=2">',
  '</a>',
  'text & more &amp; &notit; &#x41 ',
  '&',
  '<',
  '"',
  '<script>if (a < b && c) "</p>"</script>',
  '<title>a &amp; b</title>',
  '<!-- "<p>" & -->',
  '<![CDATA[ x ]]>',
  '<br/>',
  '<svg><title>x</title></svg>',
];

function eventsOf(writes: readonly string[], Tokenizer?: typeof SkippingTokenizer): unknown[] {
  const events: unknown[] = [];
  let text = '';
  const told = (event: unknown[]) => {
    if (text) events.push(text);
    text = '';
    events.push(event);
  };
  const parser = new Parser(
    {
      ontext: (piece) => (text += piece),
      onopentag: (name, attributes) => told(['open', name, attributes]),
      onclosetag: (name, implied) => told(['close', name, implied]),
      oncomment: (comment) => told(['comment', comment]),
      onend: () => told(['end']),
    },
    Tokenizer && { Tokenizer },
  );
  for (const piece of writes) parser.write(piece);
  parser.end();
  return events;
}

it('tells the same of a page, in whatever pieces it comes, as the tokenizer without it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES)), fc.nat(), (pieces, cut) => {
      const html = pieces.join('');
      const at = html.length === 0 ? 0 : cut % html.length;
      const writes = [html.slice(0, at), html.slice(at)];
      expect(eventsOf(writes, SkippingTokenizer)).toEqual(eventsOf(writes));
      expect(eventsOf(html.split(''), SkippingTokenizer)).toEqual(eventsOf(html.split('')));
    }),
    { numRuns: 300 },
  );
});
