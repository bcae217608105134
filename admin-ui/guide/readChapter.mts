import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { GuideBlock, GuidePart, GuideSection } from '../src/pages/guide/guideTypes.ts';

type Picture = (path: string) => Promise<{ url: string; width: number; height: number }>;

/** A chapter's title, and all below it. Markdown that has no place in the guide is refused: what is read is what is shown. */
export async function readChapter(
  markdown: string,
  picture: Picture,
): Promise<{ title: string; blocks: GuideBlock[] }> {
  const [first, ...others] = fromMarkdown(markdown).children;
  if (first?.type !== 'heading' || first.depth !== 1) throw new TypeError('The first line is no title.');
  return { title: plainText(first.children), blocks: await blocksOf(others, picture) };
}

/** A chapter's headings with the texts below them, as they are searched. */
export function sectionsOf(slug: string, title: string, blocks: readonly GuideBlock[]): GuideSection[] {
  const sections: GuideSection[] = [{ slug, anchor: '', heading: title, text: '' }];
  for (const block of blocks) {
    const section = sections.at(-1);
    if (block.kind === 'heading')
      sections.push({ slug, anchor: block.anchor, heading: block.text, text: '' });
    else if (section) section.text = `${section.text} ${textOf(block)}`.trim();
  }
  return sections;
}

async function blocksOf(nodes: readonly RootContent[], picture: Picture): Promise<GuideBlock[]> {
  return Promise.all(nodes.map((node) => blockOf(node, picture)));
}

async function blockOf(node: RootContent, picture: Picture): Promise<GuideBlock> {
  switch (node.type) {
    case 'heading': {
      const text = plainText(node.children);
      if (node.depth !== 2) throw new TypeError(`“${text}” is a heading of level ${node.depth}.`);
      return { kind: 'heading', anchor: anchorOf(text), text };
    }
    case 'list': {
      const items = await Promise.all(node.children.map(({ children }) => blocksOf(children, picture)));
      return { kind: 'list', isOrdered: node.ordered === true, items };
    }
    case 'paragraph': {
      const [only] = node.children;
      if (only?.type !== 'image') return { kind: 'paragraph', parts: node.children.map(partOf) };
      return { kind: 'picture', text: only.alt ?? '', ...(await picture(only.url)) };
    }
    default:
      throw new TypeError(`There is no way to show a ${node.type}.`);
  }
}

function partOf(node: PhrasingContent): GuidePart {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll('\n', ' ');
    case 'inlineCode':
      return { kind: 'code', parts: [node.value] };
    case 'strong':
    case 'emphasis':
      return { kind: node.type, parts: node.children.map(partOf) };
    case 'link':
      return { kind: 'link', to: addressOf(node.url), parts: node.children.map(partOf) };
    default:
      throw new TypeError(`There is no way to show a ${node.type} within a line.`);
  }
}

/** Chapters link to each other by their files, so that they can be read as files, too. */
function addressOf(url: string): string {
  const [, slug, anchor = ''] = /^([\w-]+)\.md(#.+)?$/.exec(url) ?? [];
  if (slug) return `/guide/${slug}${anchor}`;
  if (/^https:\/\//.test(url) || url.startsWith('#')) return url;
  throw new TypeError(`${url} is neither a chapter nor another site.`);
}

/** As the readers of Markdown files make it. */
function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function textOf(block: GuideBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.parts.map(wordsOf).join('');
    case 'list':
      return block.items.flat().map(textOf).join(' ');
    case 'heading':
    case 'picture':
      return block.text;
  }
}

/** What is read of a line. */
export function plainText(nodes: readonly PhrasingContent[]): string {
  return nodes.map(partOf).map(wordsOf).join('');
}

function wordsOf(part: GuidePart): string {
  return typeof part === 'string' ? part : part.parts.map(wordsOf).join('');
}
