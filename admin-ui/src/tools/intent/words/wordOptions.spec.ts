import { toOption, wordOptions } from './wordOptions';

const labels = (found: string[], chosen: string[], text: string) =>
  wordOptions(found, chosen.map(toOption), text).map(({ label, isNew }) => (isNew ? `+${label}` : label));

describe('wordOptions', () => {
  it.each([
    ['shows what was found when nothing is typed', ['buy', 'order'], [], '', ['buy', 'order']],
    ['offers an unknown word first', ['how to', 'how much'], [], 'how', ['+how', 'how to', 'how much']],
    ['puts the exact word first, as the server spells it', ['how to', 'How'], [], 'hoW ', ['How', 'how to']],
    ['does not offer a chosen word as a new one', [], ['Buy'], 'buy', ['Buy']],
    ['lists a word once', ['Buy', 'buy'], [], '', ['buy']],
    ['tidies what is offered', [], [], '  for   sale ', ['+for sale']],
  ])('%s', (_, found, chosen, text, expected) => expect(labels(found, chosen, text)).toEqual(expected));
});
