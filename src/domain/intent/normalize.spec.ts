import { WORD_CHARACTER } from '../../contracts/intent/intent';
import { normalizeText } from './normalize';

it('leaves nothing of the very texts that are refused as words', () => {
  const differing = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const text = String.fromCodePoint(code);
    if (WORD_CHARACTER.test(text) === (normalizeText(text) === '')) differing.push(code.toString(16));
  }
  expect(differing).toEqual([]);
});
