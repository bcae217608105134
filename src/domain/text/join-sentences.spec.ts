import { joinSentences } from './join-sentences';

it.each<[string[], string]>([
  [[], ''],
  [['Name is required'], 'Name is required'],
  [['Keep one.'], 'Keep one.'],
  [
    ['Name is required', 'Keep one of the two.', 'Select batch'],
    'Name is required. Keep one of the two. Select batch',
  ],
])('joins %j', (sentences, text) => {
  expect(joinSentences(sentences)).toBe(text);
});
