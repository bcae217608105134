import { type ModelTask, objectSchema } from '../model-task';
import { plainText } from '../plain-text';

export interface TitlesAnswer {
  titles: string[];
}

const MAX_TITLES = 5;
/** What search results show of a title on every device. */
const MAX_CHARACTERS = 60;

/** Titles for a page on a keyword. */
export const TITLES_TASK: ModelTask<TitlesAnswer> = {
  name: 'titles',
  version: 2,
  rules: [
    'The data is what a tool found on web pages that rank for a keyword: their titles, what their sections are about, and what they ask.',
    `Write ${MAX_TITLES} titles for a new page on the keyword, the best first. Each says what the reader gets, and none says what a title in the data says already.`,
    'Each holds the keyword or says it in other words, and no two say the same.',
    'Promise nothing that the sections in the data do not keep: no year, no test and no number of things that is not there.',
    `A title has at most ${MAX_CHARACTERS} characters and no full stop.`,
  ],
  schema: objectSchema({
    titles: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_TITLES,
      items: { type: 'string', minLength: 1, maxLength: MAX_CHARACTERS },
    },
  }),
  maxTokensOut: 600,
  check({ titles }, { all }) {
    const checked: string[] = [];
    const seen = new Set<string>();
    for (const [i, title] of titles.entries()) {
      const path = `/titles/${i}`;
      const plain = plainText(path, title, all);
      if ('why' in plain) return plain;
      const key = plain.value.toLowerCase();
      if (seen.has(key)) return { path, why: 'must not be the same as another title' };
      seen.add(key);
      checked.push(plain.value);
    }
    return { value: { titles: checked } };
  },
};
