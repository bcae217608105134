import { type ModelTask, objectSchema } from '../model-task';
import { plainText } from '../plain-text';

export interface SummaryAnswer {
  summary: string;
}

const MAX_CHARACTERS = 900;

/** Prose beside findings: what they say, in a few sentences. */
export const SUMMARY_TASK: ModelTask<SummaryAnswer> = {
  name: 'summary',
  version: 2,
  rules: [
    'You sum up the findings of a tool for search engine optimization for somebody who works on the site.',
    'Say first what matters most and what to do about it. Three to six short sentences, no list, no greeting.',
    'Say only what the findings say. Invent no cause, no figure and no forecast.',
    `At most ${MAX_CHARACTERS} characters.`,
  ],
  schema: objectSchema({ summary: { type: 'string', minLength: 1, maxLength: MAX_CHARACTERS } }),
  maxTokensOut: 600,
  check({ summary }, { all }) {
    const checked = plainText('/summary', summary, all);
    return 'why' in checked ? checked : { value: { summary: checked.value } };
  },
};
