import { limitText } from './limitText';

it.each([
  ['optimize-prime', { numberOfOperations: 1 }, '1 use'],
  ['intelligent-briefs', { numberOfOperations: 1200, numberOfOutlines: 0 }, '1,200 uses, 0 outlines'],
  ['content-detection', { maxUrlToWatch: 5, maxCheckPerUrl: 1 }, '5 URLs to watch, 1 check per URL'],
] as const)('%s', (tool, numbers, text) => {
  expect(limitText(tool, { time: '1 day', ...numbers })).toBe(text);
});
