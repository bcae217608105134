import type { DraftNode } from '../../src/contracts/drafts/draft-nodes';

export const paragraph = (text: string): DraftNode => ({
  type: 'paragraph',
  ...(text && { content: [{ type: 'text', text }] }),
});
export const heading = (level: number, text: string): DraftNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
export const documentOf = (...content: DraftNode[]): DraftNode => ({ type: 'doc', content });

/** Sentences on a thing that one needs to brew coffee, no two alike. */
export const saidOf = (word: string) => [
  `Your ${word} matters when you brew coffee every morning.`,
  `Rinse the ${word} with clear hot water before use.`,
  `Nobody regrets the money spent on a decent ${word}.`,
  `A broken ${word} spoils even expensive beans within seconds.`,
  `My neighbour bought his ${word} second-hand and repaired it twice.`,
  `Whoever travels light leaves the ${word} at home and borrows one.`,
  `Shops sell each ${word} with a guarantee of two years.`,
  `Store the ${word} dry, because damp cupboards make it rust.`,
];

/** A page on coffee: `many` says how often it names each of its things. */
function page(many: number, words = ['grinder', 'kettle', 'filter paper', 'water temperature']): string {
  const sections = words.map((word) => {
    const lines = saidOf(word).slice(0, many);
    return `## Choose a ${word}\n\n${lines.join('\n\n')}`;
  });
  return `# How to brew coffee\n\nWhoever brews coffee wants it fresh. A timer helps.\n\n${sections.join('\n\n')}`;
}

export const PASTED = [page(6), page(7), page(8), page(7, ['grinder', 'kettle', 'scale', 'filter paper'])];
