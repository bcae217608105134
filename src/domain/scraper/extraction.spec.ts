import type { ExtractionRule } from '../../contracts/scraper/crawls';
import { Extraction, extractionProblem, MAX_MATCH_LENGTH, MAX_MATCHES } from './extraction';

const selector = (rule: string, attribute?: string): ExtractionRule => ({
  name: 'x',
  by: 'selector',
  rule,
  attribute,
});
const pattern = (rule: string): ExtractionRule => ({ name: 'x', by: 'pattern', rule });
const take = (html: string, rule: ExtractionRule) => new Extraction([rule]).of(html).x;

const PAGE = `<!doctype html><body>
  <h1>Shoes</h1>
  <p class="price">  19,90
    EUR </p><p class="price">5 &amp; more</p>
  <a href="/a?x=1&amp;y=2" DATA-ID="7">A</a><a>B</a><a href="">C</a>
  <script>{"sku": "A-1", "sku": "A-2"}</script>
</body>`;

const ARTICLE = `<article><h2>Best shoes</h2><p>Light<b>weight</b> and <i>dry</i>.</p><ul><li>One</li><li>Two</li></ul>
<script>track({"page": 1})</script><style>.a{color:red}</style><noscript>Turn it on</noscript><template>Later</template>
<div hidden>Not seen</div><section><p>One</p>two<!-- not seen -->, three</section>First line<br>second line<table><tr><td>12</td><td>34</td></tr></table></article>`;

it.each([
  [
    'an article',
    'article',
    ['Best shoes Lightweight and dry. One Two One two, three First line second line 12 34'],
  ],
  ['inline elements', 'article > p', ['Lightweight and dry.']],
  ['a list', 'ul', ['One Two']],
  ['what a block ends before', 'section', ['One two, three']],
  ['a script that is asked for', 'article > script', ['track({"page": 1})']],
])('takes the text of %s as somebody reads it', (_what, rule, found) => {
  expect(take(ARTICLE, selector(rule))).toEqual(found);
});

describe('Extraction', () => {
  it.each<[why: string, rule: ExtractionRule, found: string[]]>([
    ['text, white space as one', selector('.price'), ['19,90 EUR', '5 & more']],
    ['an attribute, where there is one', selector('a', 'href'), ['/a?x=1&y=2']],
    ['an attribute in any case', selector('a', 'Data-Id'), ['7']],
    ['selectors of all kinds', selector('h1 + p.price, p:nth-of-type(2)'), ['19,90 EUR', '5 & more']],
    ['what is not there', selector('h2'), []],
    ['a state that no page has', selector('a:hover'), []],
    ['a whole match', pattern('\\d+,\\d\\d'), ['19,90']],
    ['a group of it', pattern('"sku": "([^"]+)"'), ['A-1', 'A-2']],
    ['a group that took no part', pattern('Shoes|(Boots)'), []],
    ['an empty match', pattern('z*'), []],
  ])('takes %s', (_why, rule, found) => {
    expect(take(PAGE, rule)).toEqual(found);
  });

  it('keeps the results of several rules by name', () => {
    const rules = [
      { ...selector('h1'), name: 'heading' },
      { ...pattern('sku'), name: 'sku' },
    ];
    expect(new Extraction(rules).of(PAGE)).toEqual({ heading: ['Shoes'], sku: ['sku', 'sku'] });
  });

  it('keeps so many results of so many characters', () => {
    const html = `<p>${'a'.repeat(2_000)}</p>`.repeat(200);
    for (const rule of [selector('p'), pattern('a[^<]+')]) {
      const found = take(html, rule)!;
      expect(found).toHaveLength(MAX_MATCHES);
      expect(found[0]).toHaveLength(MAX_MATCH_LENGTH);
    }
  });

  it.each<[what: string, rule: ExtractionRule, read: number, beyond: number]>([
    ['a selector', selector('b'), 2 * 1024 * 1024 - 8, 2 * 1024 * 1024],
    ['a pattern', pattern('b>x'), 499_996, 500_000],
    ['a long pattern', pattern('b>x|[A-Z]{400}'), 10_000, 13_000],
  ])('looks with %s as far into a page as that ends in time', (_what, rule, read, beyond) => {
    const page = (before: number) => `${' '.repeat(before)}<b>x</b>`;
    expect(take(page(read), rule)).toHaveLength(1);
    expect(take(page(beyond), rule)).toEqual([]);
  });

  it.each([
    [
      'a selector',
      selector('p['),
      /^“x” is no CSS selector that can be used: Expected name, found the end\.$/,
    ],
    ['a selector of two lines', selector('p[(\n)'), /: Expected name, found \(\.$/],
    ['a long selector', selector(`p[${'('.repeat(400)}`), /: Expected name, found \({179}\.$/],
    ['an unknown pseudo-class', selector('p:nonsense'), /no CSS selector/],
    ['a pseudo-element', selector('p::before'), /no CSS selector/],
    ['nothing', selector(''), /it is empty/],
    ['a blank', selector(' '), /it is empty/],
    [
      'a pattern',
      pattern('('),
      /^“x” is no pattern that can be used: error parsing regexp: missing closing \): `\(`\.$/,
    ],
    ['a pattern that RE2 leaves out', pattern('(a)\\1'), /no pattern/],
    ['a pattern that repeats too much', pattern('((a{30}){30})'), /repeats too much/],
  ])('refuses %s with a sentence', (_why, rule, sentence) => {
    expect(extractionProblem(rule)).toMatch(sentence);
    expect(() => new Extraction([rule])).toThrow(sentence);
    expect(extractionProblem(selector('h1 > a[href^="/"]:not(.x)'))).toBeNull();
  });

  it('finds nothing where a selector would take too long, and goes on with the next page', () => {
    const extraction = new Extraction([selector('li:not(:has(~ b))')]);
    const page = (items: number) => `<ul>${'<li>x</li>'.repeat(items)}</ul>`;
    expect([page(3), page(20_000), page(2)].map((html) => extraction.of(html).x)).toEqual([
      ['x', 'x', 'x'],
      [],
      ['x', 'x'],
    ]);
  });

  const flat = `<ul>${'<li>x</li>'.repeat(20_000)}</ul>`;
  const deep = `${'<div>'.repeat(400)}x${'</div>'.repeat(400)}`;
  it.each([
    ['siblings', flat, selector('li:nth-child(2n + 1) ~ li:nth-last-child(7) ~ .none')],
    ['levels', deep, selector('div div div div div div .none div')],
    ['contents', flat.replaceAll('li', 'div'), selector(':has(:has(:has(.none)))')],
    ['a pattern', 'a'.repeat(2_000_000), pattern('(a+)+$x')],
  ])('ends in time over many %s', (_kind, html, rule) => {
    const began = performance.now();
    expect(take(html, rule)).toEqual([]);
    // Minutes without the limits, below a second with them.
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});
