import { type Checked, type ModelTask, objectSchema } from '../model-task';
import { plainText } from '../plain-text';
import type { ModelData, Sources } from '../source';
import { groupsToName, MAX_NAMED_GROUPS } from './names';

export interface SubtopicsAnswer {
  subtopics: { parent: number; title: string; why: string }[];
}

const MAX_SUBTOPICS = 8;
const MAX_TITLE = 60;
const MAX_WHY = 140;
const SUBJECT = 'subject';

/** Subjects that the pages of a topic leave out. */
export const SUBTOPICS_TASK: ModelTask<SubtopicsAnswer> = {
  name: 'subtopics',
  version: 2,
  rules: [
    `The data is the plan of a group of web pages about one subject. The line "${SUBJECT}" is that subject; each other line is a page: its id, and what people search for that it answers.`,
    `Name up to ${MAX_SUBTOPICS} subtopics of the subject that readers need and no page answers. Fewer are better than doubtful ones; none is an answer, too.`,
    'Name nothing that a page has already in other words, and nothing off the subject.',
    `"title" is the title of its page: a noun phrase of at most ${MAX_TITLE} characters, without a full stop. No two are the same.`,
    `"why" says in one short sentence of at most ${MAX_WHY} characters what readers want there. Name no figures.`,
    '"parent" is the id of the page that it belongs under.',
  ],
  schema: objectSchema({
    subtopics: {
      type: 'array',
      minItems: 0,
      maxItems: MAX_SUBTOPICS,
      items: objectSchema({
        parent: { type: 'integer', minimum: 1, maximum: MAX_NAMED_GROUPS },
        title: { type: 'string', minLength: 1, maxLength: MAX_TITLE },
        why: { type: 'string', minLength: 1, maxLength: MAX_WHY },
      }),
    },
  }),
  maxTokensOut: 1_500,
  check: checkSubtopics,
};

/** Data of the task, the pages' ids from 1 in the order given; @throws RangeError for more than MAX_NAMED_GROUPS. */
export function pagesOfSubject(subject: string, pages: readonly (readonly string[])[]): ModelData[] {
  return [{ label: SUBJECT, text: subject }, ...groupsToName(pages)];
}

function checkSubtopics({ subtopics }: SubtopicsAnswer, sources: Sources): Checked<SubtopicsAnswer> {
  const checked: SubtopicsAnswer['subtopics'] = [];
  const titles = new Set<string>();
  for (const [i, { parent, title, why }] of subtopics.entries()) {
    const path = `/subtopics/${i}`;
    if (!sources.of(String(parent))) return { path: `${path}/parent`, why: 'must be the id of a page' };
    const [heading, reason] = [
      plainText(`${path}/title`, title, sources.all),
      plainText(`${path}/why`, why, sources.all),
    ];
    if ('why' in heading) return heading;
    if ('why' in reason) return reason;
    const key = heading.value.toLowerCase();
    if (titles.has(key)) return { path: `${path}/title`, why: 'must not be that of another subtopic' };
    titles.add(key);
    checked.push({ parent, title: heading.value, why: reason.value });
  }
  return { value: { subtopics: checked } };
}
