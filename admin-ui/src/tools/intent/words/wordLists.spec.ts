import { MAX_WORD_LENGTH, MAX_WORDS_PER_LIST } from '@contracts/intent/intent';
import { addWords, describeAddition, removeWord, splitWords } from './wordLists';

describe('splitWords', () => {
  it.each([
    ['one', ['one']],
    ['buy, order ,  for sale', ['buy', 'order', 'for sale']],
    ['buy\r\norder\n\nfor sale\n', ['buy', 'order', 'for sale']],
    ['buy;order\tsale', ['buy', 'order', 'sale']],
    ['"how to", "what is"', ['how to', 'what is']],
    [' , \n ', []],
  ])('%j holds %j', (text, words) => expect(splitWords(text)).toEqual(words));
});

describe('addWords', () => {
  it('recognises duplicates in the list and among the new ones, whatever their case', () => {
    const result = addWords(['How To'], ['how  to', 'Buy', 'BUY', ' sale ']);
    expect(result.words).toEqual(['Buy', 'sale', 'How To']);
    expect(result.added).toEqual(['Buy', 'sale']);
    expect(result.duplicates).toBe(2);
  });

  it('leaves out words that are too long', () => {
    const result = addWords([], ['x'.repeat(MAX_WORD_LENGTH), 'y'.repeat(MAX_WORD_LENGTH + 1)]);
    expect(result.words).toHaveLength(1);
    expect(result.tooLong).toBe(1);
  });

  it('fills a list up to its limit and counts what is left', () => {
    const full = Array.from({ length: MAX_WORDS_PER_LIST - 1 }, (_, index) => `word ${index}`);
    const result = addWords(full, ['fits', 'too many', 'also']);
    expect(result.words).toHaveLength(MAX_WORDS_PER_LIST);
    expect(result.added).toEqual(['fits']);
    expect(result.overflow).toBe(2);
  });
});

describe('removeWord', () => {
  it('takes a word out by its key', () => expect(removeWord(['Buy', 'sale'], 'bUY')).toEqual(['sale']));
});

describe('describeAddition', () => {
  const nothing = { words: [], added: [], duplicates: 0, tooLong: 0, overflow: 0 };
  it.each([
    [{ ...nothing, added: ['a'] }, '1 word added.'],
    [{ ...nothing, added: ['a', 'b'], duplicates: 3 }, '2 words added, 3 already chosen.'],
    [{ ...nothing, tooLong: 1 }, '0 words added, 1 longer than 200 characters left out.'],
    [{ ...nothing, overflow: 1200 }, '0 words added, 1,200 left out, as a list holds 2,000 words.'],
  ])('%j reads %j', (addition, sentence) => expect(describeAddition(addition)).toBe(sentence));
});
