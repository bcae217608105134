import { MAX_KEYWORD_FILE_BYTES } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { keywordFileProblem } from './keywordFileProblem';

it.each([
  [undefined, MESSAGES.fileRequired],
  [{ name: 'keywords.csv', size: MAX_KEYWORD_FILE_BYTES }, null],
  [{ name: 'keywords.csv', size: MAX_KEYWORD_FILE_BYTES + 1 }, MESSAGES.fileTooLarge],
])('%j: %j', (file, problem) => expect(keywordFileProblem(file)).toBe(problem));
