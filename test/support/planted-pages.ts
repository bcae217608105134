/** What is planted in the main content of a page. */
export interface Planted {
  h2: number;
  h3: number;
  paragraphs: number;
  images: number;
  links: number;
  lists: number;
  tables: number;
  /** Of each paragraph. */
  wordsOfParagraph: number;
}

const WORDS =
  'the kettle boils water for tea while a lid keeps heat inside and steam leaves by its spout so that nobody burns fingers on hot steel'.split(
    ' ',
  );
/** Of a heading, an item of a list and a table's row. */
const SHORT = 3;
const ITEMS = 3;
const ROWS = 2;

/** Words that go on from a place of the list, so that no two lines are alike. */
function text(count: number, from: number): string {
  return Array.from({ length: count }, (_, at) => WORDS[(from * 7 + at) % WORDS.length]).join(' ');
}

function numbered(count: number, from: number): string {
  return `${text(count - 1, from)} no${from}`;
}

/** How many words stand in it: its main heading, headings, paragraphs with their links, lists and tables. */
export function plantedWords({
  h2,
  h3,
  paragraphs,
  links,
  lists,
  tables,
  wordsOfParagraph,
}: Planted): number {
  const headings = SHORT * (1 + h2 + h3);
  return headings + paragraphs * wordsOfParagraph + links + SHORT * (ITEMS * lists + ROWS * tables);
}

/** A page with all that is planted, between a header, menus, an aside, related articles and a footer. */
export function plantedPage(planted: Planted, landmark: 'main' | 'article' | 'div'): string {
  let line = 0;
  const next = (count: number) => numbered(count, (line += 1));
  const parts: string[] = [`<h1>${next(SHORT)}</h1>`];
  const put = (count: number, part: (at: number) => string) => {
    for (let at = 0; at < count; at += 1) parts.push(part(at));
  };
  const perParagraph = Math.ceil(planted.links / planted.paragraphs);
  const paragraph = (at: number) => {
    const links = Math.max(0, Math.min(perParagraph, planted.links - at * perParagraph));
    const anchors = Array.from(
      { length: links },
      (_, link) => ` <a href="/page-${at}-${link}">more</a>`,
    ).join('');
    return `<p>${next(planted.wordsOfParagraph)}${anchors}.</p>`;
  };
  put(1, paragraph);
  put(planted.h2, (at) => `<h2>${next(SHORT)}</h2>${at + 1 < planted.paragraphs ? paragraph(at + 1) : ''}`);
  put(planted.h3, () => `<h3>${next(SHORT)}</h3>`);
  put(
    planted.lists,
    () => `<ul>${Array.from({ length: ITEMS }, () => `<li>${next(SHORT)}</li>`).join('')}</ul>`,
  );
  put(planted.tables, () => {
    const row = () => `<tr><td>${next(SHORT)}</td></tr>`;
    return `<table>${Array.from({ length: ROWS }, row).join('')}</table>`;
  });
  put(planted.images, (at) => `<img src="/picture-${at}.jpg" alt="A kettle">`);
  put(Math.max(0, planted.paragraphs - 1 - planted.h2), (at) => paragraph(planted.h2 + 1 + at));
  return `<!doctype html><html lang="en"><head><title>Kettles</title></head><body>
    <header><a href="/">Kettles</a><img src="/logo.png" alt="Logo"></header>
    <nav><ul><li><a href="/a">Home</a></li><li><a href="/b">Shop</a></li></ul></nav>
    <${landmark}>${parts.join('\n')}</${landmark}>
    <aside><h2>Offers</h2><p>Buy a kettle today.</p><ul><li><a href="/c">Sale</a></li></ul></aside>
    <footer><h3>Contact</h3><p>Write to us.</p><a href="/d">Imprint</a></footer></body></html>`;
}
