import type { InterlinkSuggestionView } from '../../contracts/interlinks/interlink-views';
import type { DocumentItem, ExportDocument } from '../export/document';

type Link = Pick<InterlinkSuggestionView, 'source' | 'target' | 'sentence' | 'start' | 'end'>;

/**
 * What a writer is to do, page by page: the sentences as they are to read, with their links.
 * @param links page by page
 * @param total how many there are, if the document has not room for all
 */
export function interlinkDocument(name: string, links: readonly Link[], total: number): ExportDocument {
  const pages = new Map<number, Link[]>();
  for (const link of links) pages.set(link.source.id, [...(pages.get(link.source.id) ?? []), link]);
  return {
    title: `Internal links: ${name}`,
    subtitle: subtitleOf(links.length, total, pages.size),
    sections: [...pages.values()].map((ofPage) => sectionOf(ofPage)),
  };
}

function subtitleOf(shown: number, total: number, pages: number): string {
  if (total === 0) return 'No suggestion is accepted yet.';
  const what = `${counted(shown, 'link')} on ${counted(pages, 'page')}`;
  return shown < total
    ? `The first ${what}, of ${counted(total, 'link')}; the CSV has all of them.`
    : `${what}.`;
}

function sectionOf(links: readonly Link[]): ExportDocument['sections'][number] {
  const { title = '', url = '' } = links[0]?.source ?? {};
  return {
    heading: title || url,
    blocks: [
      { kind: 'text', text: [{ text: url, href: url }] },
      { kind: 'list', ordered: true, items: links.map(itemOf) },
    ],
  };
}

function itemOf({ sentence, start, end, target }: Link): DocumentItem {
  return {
    blocks: [
      {
        kind: 'text',
        text: [
          { text: sentence.slice(0, start) },
          { text: sentence.slice(start, end), href: target.url, bold: true },
          { text: sentence.slice(end) },
        ],
      },
      { kind: 'text', text: `→ ${target.title || target.url}` },
    ],
  };
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
