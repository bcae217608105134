import { PageReader } from './page-reader';

const read = (html: string) => {
  const reader = new PageReader({ url: 'https://example.com/' }, { withOutline: true });
  reader.write(html);
  return reader.end();
};
const outline = (html: string) =>
  read(html).headings.map(({ level, text, hidden, byRole }) =>
    [level, text, ...(hidden ? ['hidden'] : []), ...(byRole ? ['by role'] : [])].join(' '),
  );

it.each<[what: string, html: string, headings: string[]]>([
  ['an element with the role', '<div role=heading aria-level=1>A</div><h2>B</h2>', ['1 A by role', '2 B']],
  ['the role without a level', '<p role="Heading">A</p>', ['2 A by role']],
  ['a level beyond the sixth', '<p role=heading aria-level=9>A</p>', ['6 A by role']],
  ['a level that is none', '<h3 aria-level=none>A</h3><h3 aria-level=0>B</h3>', ['3 A', '3 B']],
  ['another level of an element', '<h2 aria-level=4>A</h2>', ['4 A']],
  ['the first of several roles', '<h2 role="heading none">A</h2>', ['2 A']],
  ['no heading for the look alone', '<h1 role=presentation>A</h1><h2 role=none>B</h2><h3>C</h3>', ['3 C']],
  ['no heading that is something else', '<h2 role=tab>A</h2>', []],
  ['a heading within one by role', '<div role=heading><h2>A</h2></div>', ['2 A by role', '2 A']],
  ['the attribute', '<h1 hidden>A</h1><h2>B</h2>', ['1 A hidden', '2 B']],
  ['what can be found', '<h1 hidden=until-found>A</h1>', ['1 A']],
  [
    'for assistive programs',
    '<h1 aria-hidden=TRUE>A</h1><h1 aria-hidden=false>B</h1>',
    ['1 A hidden', '1 B'],
  ],
  ['a style', '<h1 style="color:red; DISPLAY : none">A</h1>', ['1 A hidden']],
  [
    'a style of an element around it',
    '<div style="visibility:hidden"><p><h2>A</h2></div><h2>B</h2>',
    ['2 A hidden', '2 B'],
  ],
  ['another style', '<h1 style="--display:none-such;text-display:none">A</h1>', ['1 A']],
  [
    'the end of the outer one',
    '<div hidden><div hidden></div><h2>A</h2></div><h2>B</h2>',
    ['2 A hidden', '2 B'],
  ],
])('lists headings as browsers do: %s', (_, html, headings) => {
  expect(outline(html)).toEqual(headings);
});

it.each<[what: string, html: string, headings: string[], words: number]>([
  ['an open one', '<x-a><template shadowrootmode=open><h1>A b</h1></template></x-a>c', ['1 A b'], 3],
  ['a closed one', '<x-a><template shadowrootmode="Closed"><h1>A</h1></template></x-a>', ['1 A'], 1],
  [
    'a template that is none',
    '<template><h1>A</h1></template><template shadowrootmode=x>b</template>',
    [],
    0,
  ],
])('reads what a shadow root shows: %s', (_, html, headings, words) => {
  expect(outline(html)).toEqual(headings);
  expect(read(html).words).toBe(words);
});
