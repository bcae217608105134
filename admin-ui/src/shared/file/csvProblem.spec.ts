import { MESSAGES } from '@contracts/messages';
import { csvProblem } from './csvProblem';

it.each([
  [{ name: 'words.csv', size: 10 }, null],
  [{ name: 'WORDS.CSV', size: 100 }, null],
  [{ name: 'words.csv', size: 101 }, 'Too large'],
  [{ name: 'words.csv', size: 0 }, MESSAGES.fileEmpty],
  [{ name: 'words.xlsx', size: 10 }, MESSAGES.fileNotCsv],
  [{ name: 'words.csv.zip', size: 10 }, MESSAGES.fileNotCsv],
  [{ name: 'csv', size: 10 }, MESSAGES.fileNotCsv],
])('%j: %j', (file, problem) => expect(csvProblem(file, 100, 'Too large')).toBe(problem));
