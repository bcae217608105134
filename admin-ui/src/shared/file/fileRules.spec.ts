import { MESSAGES } from '@contracts/messages';
import { csvRules, fileProblem, type FileRules, keywordCsvRules } from './fileRules';

const csv = csvRules(100, 'Too large');

it.each([
  [{ name: 'words.csv', size: 10 }, undefined],
  [{ name: 'WORDS.CSV', size: 100 }, undefined],
  [{ name: 'words.csv', size: 101 }, 'Too large'],
  [{ name: 'words.csv', size: 0 }, MESSAGES.csvEmpty],
  [{ name: 'words.xlsx', size: 10 }, MESSAGES.csvOnly],
  [{ name: 'words.csv.zip', size: 10 }, MESSAGES.csvOnly],
  [{ name: 'csv', size: 10 }, MESSAGES.csvOnly],
])('as a csv %j: %j', (file, problem) => expect(fileProblem(file, csv)).toBe(problem));

it('speaks of keywords only where they are wanted', () => {
  const keywords = keywordCsvRules(100, 'Too large');
  expect(fileProblem({ name: 'words.csv', size: 0 }, keywords)).toBe(MESSAGES.fileEmpty);
  expect(fileProblem({ name: 'words.txt', size: 9 }, keywords)).toBe(MESSAGES.fileNotCsv);
});

it('knows several endings and the sentences of its caller', () => {
  const sentences = { wrongKind: 'No sitemap', empty: 'Nothing in it', tooLarge: 'Too large' };
  const sitemap: FileRules = { accept: ['.xml', '.txt'], maxBytes: 100, sentences };
  expect(fileProblem({ name: 'pages.TXT', size: 1 }, sitemap)).toBeUndefined();
  expect(fileProblem({ name: 'pages.csv', size: 1 }, sitemap)).toBe('No sitemap');
  expect(fileProblem({ name: 'pages.xml', size: 0 }, sitemap)).toBe('Nothing in it');
});
