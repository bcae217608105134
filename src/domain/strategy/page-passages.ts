import type { ReadingBlock, ReadingText } from '../../contracts/readings/readings';
import { pathWordsOf } from '../keywords/page-terms';

/** What of a page is compared with keywords: its title with its main heading, or a section's heading with its first words. */
export interface PagePassage {
  /** As the page writes it; null of the title. */
  section: string | null;
  /** What names it, and what it goes on with. */
  head: string;
  body: string;
}

type Page = Pick<ReadingText, 'blocks' | 'headings'> & { title: string; h1: string };

/** Letters: twenty words say what a section is about, forty what a page without sections is. */
const MAX = { title: 200, heading: 160, body: 150, opening: 250, sections: 16 } as const;

/** The passages of a page: its title, then its sections in their order, and its first words where no section holds them. */
export function passagesOf(page: Page): PagePassage[] {
  const { title, h1 } = page;
  const names = sameText(title, h1) ? [title || h1] : [title, h1];
  const head = names
    .filter((name) => name !== '')
    .map((name) => name.slice(0, MAX.title))
    .join('. ');
  const sections = sectionsOf(page);
  const opening = sections.some(({ body }) => body !== '') ? '' : openingOf(page.blocks, MAX.opening, 0);
  return [
    { section: null, head, body: '' },
    ...(opening === '' ? [] : [{ section: null, head: h1 || title, body: opening }]),
    ...sections,
  ].filter(({ head: name, body }) => name !== '' || body !== '');
}

/** As the model reads it. */
export function passageText({ head, body }: PagePassage): string {
  return [head, body].filter((part) => part !== '').join('. ');
}

/** The last part of an address, and the last two, as words: what it is called. */
export function slugsOf(address: string): string[] {
  const { origin, pathname } = new URL(address);
  const parts = pathname.split('/').filter((part) => part !== '');
  return [parts.slice(-1), parts.slice(-2)].map((last) =>
    pathWordsOf(`${origin}/${last.join('/')}`)
      .replace(/^\s*(?:\d{4} \d\d? \d\d? )?/, '')
      .trim(),
  );
}

/** By second-level headings; of a page without them by third-level ones. */
function sectionsOf({ blocks, headings, h1 }: Page): PagePassage[] {
  const inText = blocks.filter(({ kind }) => kind === 'heading');
  const level = (inText.length > 0 ? inText : headings).some((heading) => heading.level === 2) ? 2 : 3;
  const sections: PagePassage[] = [];
  const add = (heading: string, body: string) => {
    const section = heading.slice(0, MAX.heading);
    if (section !== '' && !sameText(section, h1)) sections.push({ section, head: section, body });
  };
  if (inText.length === 0) for (const heading of headings) if (heading.level === level) add(heading.text, '');
  blocks.forEach((block, at) => {
    if (block.kind === 'heading' && block.level === level && sections.length < MAX.sections)
      add(block.text, openingOf(blocks.slice(at + 1), MAX.body, level));
  });
  return sections.slice(0, MAX.sections);
}

/** The first words, whole ones, up to a heading of this level or above it. */
function openingOf(blocks: readonly ReadingBlock[], most: number, level: number): string {
  let text = '';
  for (const block of blocks) {
    if (text.length >= most || (block.kind === 'heading' && block.level <= level)) break;
    if (block.kind !== 'heading' && block.kind !== 'code')
      text = text === '' ? block.text : `${text} ${block.text}`;
  }
  return text.length <= most ? text : text.slice(0, most).replace(/\s+\S*$/u, '');
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
