import type { ReadingBlock, ReadingPageDetail } from '../../contracts/readings/readings';
import { readSamplePage, sampleLink } from '../readings/sample-page';
import SAMPLE from './sample-site.json';

/** The sample's name among past results. */
export const SAMPLE_LINKS_NAME = 'Sample: a gardening blog';

/** `[anchor](/path)` in a paragraph of the sample. */
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;
const HEADING = '# ';

const addressOf = (path: string) => `${SAMPLE.origin}${path}`;
const MENU = (SAMPLE.menu as [path: string, anchor: string][]).map(([path, anchor]) =>
  sampleLink(addressOf(path), anchor, 'nav'),
);

/** The pages of a blog, as a reading keeps them: some linked well, some by nothing. */
export function sampleSitePages(): ReadingPageDetail[] {
  return SAMPLE.pages.map(({ path, title, h1, blocks }, place) => {
    const read = blocks.map(blockOf);
    return readSamplePage(
      {
        ...{ url: addressOf(path), title, h1, depth: path.split('/').length - 1 },
        h2: read.filter(({ kind }) => kind === 'heading').map(({ text }) => text),
        blocks: read,
        bodyLinks: read.flatMap(({ text, links }) =>
          links.map(({ start, end, url }) => sampleLink(url, text.slice(start, end))),
        ),
        templateLinks: MENU,
      },
      place,
    );
  });
}

function blockOf(source: string): ReadingBlock {
  if (source.startsWith(HEADING))
    return { kind: 'heading', level: 2, text: source.slice(HEADING.length), links: [], code: [] };
  const links: ReadingBlock['links'] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: anchor = '', 2: path = '', index } of source.matchAll(LINK)) {
    text += source.slice(from, index);
    links.push({ start: text.length, end: text.length + anchor.length, url: addressOf(path) });
    text += anchor;
    from = index + whole.length;
  }
  return { kind: 'text', level: 0, text: text + source.slice(from), links, code: [] };
}
