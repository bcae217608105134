import { importSummary } from './importSummary';

const nothing = { created: 0, updated: 0, unchanged: 0, problems: [] };

describe('importSummary', () => {
  it.each([
    [nothing, '0 words added.'],
    [{ ...nothing, created: 1 }, '1 word added.'],
    [{ ...nothing, created: 1200, updated: 2, unchanged: 3 }, '1,200 words added, 2 changed, 3 unchanged.'],
    [{ ...nothing, problems: [{ line: 2, message: 'x' }] }, '0 words added, 1 left out.'],
  ])('%j reads %j', (outcome, sentence) => expect(importSummary(outcome)).toBe(sentence));
});
