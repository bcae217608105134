import type { DraftNode } from '@contracts/drafts/draft-nodes';
import type { DraftView } from '@contracts/drafts/drafts';

/** A text of one paragraph. */
const aText = (text: string): DraftNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** A draft without a goal that says this. */
export function aDraft(text: string, change: Partial<DraftView> = {}): DraftView {
  return {
    id: 'd1',
    title: '',
    slug: '',
    description: '',
    keyword: '',
    content: JSON.stringify(aText(text)),
    words: 4,
    version: 1,
    goal: null,
    source: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...change,
  };
}
