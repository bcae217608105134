import { PROSE_PART } from '../../../contracts/briefs/brief-texts';
import { type Checked, type ModelTask, objectSchema } from '../model-task';
import { plainText } from '../plain-text';
import type { ModelData, Sources } from '../source';

export interface ProseAnswer {
  sections: { id: number; text: string }[];
}

const MAX_CHARACTERS = 240;
const SUBJECT = 'keyword';

/** What each section of an outline is to say. */
export const PROSE_TASK: ModelTask<ProseAnswer> = {
  name: 'prose',
  version: 2,
  rules: [
    `The data is the outline of an article. The line "${SUBJECT}" is what it is about; each other line is a section: its id, and its heading with the terms and questions that belong to it.`,
    'Say of every section, in one or two sentences to its writer, what it should tell the reader. Take up its questions and terms.',
    'State no fact about the subject that the data does not state, and repeat no heading word for word.',
    `At most ${MAX_CHARACTERS} characters a section. Describe each section once, by its id.`,
  ],
  schema: objectSchema({
    sections: {
      type: 'array',
      minItems: 1,
      maxItems: PROSE_PART,
      items: objectSchema({
        id: { type: 'integer', minimum: 1, maximum: PROSE_PART },
        text: { type: 'string', minLength: 1, maxLength: MAX_CHARACTERS },
      }),
    },
  }),
  maxTokensOut: 1_500,
  check: checkProse,
};

/** Data of the task, the sections' ids from 1 in the order given; @throws RangeError for more than PROSE_PART. */
export function outlineOfSubject(subject: string, sections: readonly string[]): ModelData[] {
  if (sections.length > PROSE_PART) {
    throw new RangeError(`At most ${PROSE_PART} sections a call.`);
  }
  return [
    { label: SUBJECT, text: subject },
    ...sections.map((text, at) => ({ label: String(at + 1), text })),
  ];
}

/** An outline is one text: a section may take up what another says. */
function checkProse({ sections }: ProseAnswer, sources: Sources): Checked<ProseAnswer> {
  const told = new Map<number, string>();
  for (const [i, { id, text }] of sections.entries()) {
    const path = `/sections/${i}`;
    if (!sources.of(String(id))) return { path: `${path}/id`, why: 'must be the id of a section' };
    if (told.has(id)) return { path: `${path}/id`, why: 'must not describe a section twice' };
    const checked = plainText(`${path}/text`, text, sources.all);
    if ('why' in checked) return checked;
    told.set(id, checked.value);
  }
  if (told.size < sources.count - 1) return { path: '/sections', why: 'must describe every section' };
  const inOrder = [...told].toSorted(([a], [b]) => a - b);
  return { value: { sections: inOrder.map(([id, text]) => ({ id, text })) } };
}
