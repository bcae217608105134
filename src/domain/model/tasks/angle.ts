import { type ModelTask, objectSchema } from '../model-task';
import { plainText } from '../plain-text';

export interface AngleAnswer {
  angle: string;
}

const MAX_CHARACTERS = 900;

/** What a new page could do differently from those that rank. */
export const ANGLE_TASK: ModelTask<AngleAnswer> = {
  name: 'angle',
  version: 2,
  rules: [
    'The data is what a tool found on web pages that rank for a keyword: titles and descriptions, what sections are about and on how many pages, and what the pages ask.',
    'Tell somebody who writes a new page what these pages lack or all say alike, and what the new page should do differently.',
    'Three to six short sentences, no list, no greeting. Name the sections or questions that you speak of.',
    'Say only what the data shows: you have not read the pages. Invent no fact about the subject, no figure and no forecast.',
    `At most ${MAX_CHARACTERS} characters.`,
  ],
  schema: objectSchema({ angle: { type: 'string', minLength: 1, maxLength: MAX_CHARACTERS } }),
  maxTokensOut: 800,
  check({ angle }, { all }) {
    const checked = plainText('/angle', angle, all);
    return 'why' in checked ? checked : { value: { angle: checked.value } };
  },
};
