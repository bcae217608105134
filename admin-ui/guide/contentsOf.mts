import type { Link, List, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { GuideEntry } from '../src/pages/guide/guideTypes.ts';
import { plainText } from './readChapter.mts';

/** What the contents tell of a chapter; its title stands in itself. */
export type Listed = Pick<GuideEntry, 'slug' | 'part' | 'isForAdmins'>;

/** Chapters below such a heading are for admins alone. */
const ADMINS = /\badmins?\b/i;

/** Below this heading stand the chapters that nothing lists. */
const TOOLS = 'Tools';

/**
 * The chapters that a text lists, each by a link, in their order: those of a list belong to the heading above it. All others are of
 * tools, and belong to no heading: each stands where the navigation has its tool.
 */
export function contentsOf(markdown: string, files: readonly string[]): Listed[] {
  const { children } = fromMarkdown(markdown);
  const listed = children.flatMap((node) => (node.type === 'list' ? linksOf(node) : []));
  const others = files.filter((slug) => !listed.includes(slug));
  let part = '';
  return children.flatMap((node) => {
    if (node.type === 'heading') {
      part = plainText(node.children);
      return part === TOOLS ? others.map((slug) => ({ slug, part: '', isForAdmins: false })) : [];
    }
    if (node.type !== 'list') return [];
    return linksOf(node).map((slug) => ({ slug, part, isForAdmins: ADMINS.test(part) }));
  });
}

function linksOf(list: List): string[] {
  return list.children
    .flatMap(({ children }): RootContent[] => children)
    .flatMap((node) => (node.type === 'paragraph' ? node.children : []))
    .filter((node): node is Link => node.type === 'link')
    .map(({ url }) => url.replace(/\.md$/, ''));
}
