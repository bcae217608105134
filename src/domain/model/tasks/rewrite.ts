import { MAX_REWRITTEN_PARAGRAPHS, type RewriteAim } from '../../../contracts/optimize/rewrite';
import { type Checked, type ModelTask, objectSchema } from '../model-task';
import { plainText } from '../plain-text';
import type { ModelData, Sources } from '../source';

export interface RewriteAnswer {
  paragraphs: { id: number; text: string }[];
}

/** Twice what a paragraph can have that is sent. */
const MAX_CHARACTERS = 6_000;
const TERMS = 'terms';

const AIMS: Readonly<Record<RewriteAim, readonly string[]>> = {
  clearer: [
    'Rewrite each paragraph so that it is easier to read: shorter sentences, plain words, who does what. Leave what is clear as it is.',
  ],
  shorter: [
    'Rewrite each paragraph in as few words as say the same, about two thirds of its own. Drop what repeats or says nothing.',
  ],
  terms: [
    `Rewrite the paragraphs so that each of the terms of the line "${TERMS}", which are separated by ";", stands in one of them once, where it fits. Change nothing else.`,
    'Leave a term out where it would make a statement that the paragraphs do not make.',
  ],
};

/** Paragraphs of a draft in other words. */
const taskOf = (aim: RewriteAim): ModelTask<RewriteAnswer> => ({
  name: `rewrite-${aim}`,
  version: 2,
  rules: [
    'The data is a part of a text that its author is editing: each line with a number is a paragraph, a heading or an item of a list.',
    ...AIMS[aim],
    'Keep what is said: add no fact, no figure, no example and no claim, and drop none that matters. Keep the tone, and names as they are written.',
    'Write in the language of the paragraphs. Give every paragraph back by its number, also one that stays as it is; join and split none.',
  ],
  schema: objectSchema({
    paragraphs: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_REWRITTEN_PARAGRAPHS,
      items: objectSchema({
        id: { type: 'integer', minimum: 1, maximum: MAX_REWRITTEN_PARAGRAPHS },
        text: { type: 'string', minLength: 1, maxLength: MAX_CHARACTERS },
      }),
    },
  }),
  maxTokensOut: 1_500,
  check: checkRewrite,
});

export const REWRITE_TASKS = {
  'rewrite-clearer': taskOf('clearer'),
  'rewrite-shorter': taskOf('shorter'),
  'rewrite-terms': taskOf('terms'),
} as const;

/** Data of the tasks: paragraphs by their numbers from 1, and the terms that are to be used, if there are any. */
export function paragraphsToRewrite(paragraphs: readonly string[], terms: readonly string[]): ModelData[] {
  return [
    ...paragraphs.map((text, at) => ({ label: String(at + 1), text })),
    ...(terms.length > 0 ? [{ label: TERMS, text: terms.join('; ') }] : []),
  ];
}

/** Each paragraph comes back, in its place: so the blocks of the draft stay what they are. */
function checkRewrite({ paragraphs }: RewriteAnswer, sources: Sources): Checked<RewriteAnswer> {
  const given = sources.count - (sources.of(TERMS) ? 1 : 0);
  const written = new Map<number, string>();
  for (const [i, { id, text }] of paragraphs.entries()) {
    const path = `/paragraphs/${i}`;
    if (!sources.of(String(id))) return { path: `${path}/id`, why: 'must be the number of a paragraph' };
    if (written.has(id)) return { path: `${path}/id`, why: 'must not give a paragraph twice' };
    const checked = plainText(`${path}/text`, text, sources.all);
    if ('why' in checked) return checked;
    written.set(id, checked.value);
  }
  if (written.size < given) return { path: '/paragraphs', why: 'must give every paragraph' };
  const inOrder = [...written].toSorted(([a], [b]) => a - b);
  return { value: { paragraphs: inOrder.map(([id, text]) => ({ id, text })) } };
}
