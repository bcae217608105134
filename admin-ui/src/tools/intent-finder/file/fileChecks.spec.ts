import { MAX_KEYWORD_FILE_BYTES, MAX_WORDS_FILE_BYTES } from '@contracts/intent';
import { INTENT_MESSAGES } from '@contracts/intent-messages';
import { MESSAGES } from '@contracts/messages';
import { keywordFileProblem, wordsFileProblem } from './fileChecks';

describe('keywordFileProblem', () => {
  it.each([
    [undefined, MESSAGES.fileRequired],
    [{ name: 'keywords.csv', size: 10 }, null],
    [{ name: 'KEYWORDS.CSV', size: MAX_KEYWORD_FILE_BYTES }, null],
    [{ name: 'keywords.csv', size: MAX_KEYWORD_FILE_BYTES + 1 }, MESSAGES.fileTooLarge],
    [{ name: 'keywords.csv', size: 0 }, MESSAGES.fileEmpty],
    [{ name: 'keywords.xlsx', size: 10 }, MESSAGES.fileNotCsv],
    [{ name: 'keywords.csv.zip', size: 10 }, MESSAGES.fileNotCsv],
    [{ name: 'csv', size: 10 }, MESSAGES.fileNotCsv],
  ])('%j: %j', (file, problem) => expect(keywordFileProblem(file)).toBe(problem));
});

describe('wordsFileProblem', () => {
  it.each([
    [{ name: 'words.csv', size: MAX_WORDS_FILE_BYTES }, null],
    [{ name: 'words.csv', size: MAX_WORDS_FILE_BYTES + 1 }, INTENT_MESSAGES.importTooLarge],
    [{ name: 'words.txt', size: 1 }, MESSAGES.fileNotCsv],
  ])('%j: %j', (file, problem) => expect(wordsFileProblem(file)).toBe(problem));
});
