import type { Link, List, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { GuideEntry } from '../src/pages/guide/guideTypes.ts';
import { TOOL_SECTIONS } from '../../src/contracts/access/tool-sections.ts';
import { READY_TOOLS } from '../../src/contracts/access/tools.ts';
import { plainText } from './readChapter.mts';

/** What the contents tell of a chapter; its title stands in itself. */
export type Listed = Pick<GuideEntry, 'slug' | 'part' | 'isForAdmins'>;

/** Chapters below such a heading are for admins alone. */
const ADMINS = /\badmins?\b/i;

/** Below this heading stand the chapters of all tools. */
const TOOLS = 'Tools';

/**
 * The chapters that a text lists, each by a link, in their order: those of a list belong to the heading above it. Tools are
 * listed as the navigation has them; the chapter of each has its id.
 */
export function contentsOf(markdown: string): Listed[] {
  let part = '';
  return fromMarkdown(markdown).children.flatMap((node) => {
    if (node.type === 'heading') {
      part = plainText(node.children);
      return part === TOOLS ? toolChapters() : [];
    }
    if (node.type !== 'list') return [];
    return linksOf(node).map((slug) => ({ slug, part, isForAdmins: ADMINS.test(part) }));
  });
}

function toolChapters(): Listed[] {
  return TOOL_SECTIONS.flatMap(({ id: section, title }) =>
    READY_TOOLS.filter((tool) => tool.section === section).map(({ id }) => ({
      slug: id,
      part: title,
      isForAdmins: false,
    })),
  );
}

function linksOf(list: List): string[] {
  return list.children
    .flatMap(({ children }): RootContent[] => children)
    .flatMap((node) => (node.type === 'paragraph' ? node.children : []))
    .filter((node): node is Link => node.type === 'link')
    .map(({ url }) => url.replace(/\.md$/, ''));
}
