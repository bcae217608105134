import { isAsking, isQuestionSentence } from './asking';

it.each([
  ['How long does it last?', true],
  ['How to clean a kettle', true],
  ['What is a kettle', true],
  ['Why though', false],
  ['What you need', false],
  ['How we tested', false],
  ['Where not to save', false],
  ['Kettles of steel', false],
  ['Wie oft muss man entkalken', true],
  ['Was du brauchst', false],
  ['¿Cuánta agua lleva?', true],
  ['Combien coûte un vélo électrique ?', true],
  ['Jak wybrać czajnik', true],
  ['Как выбрать чайник', true],
  ['冷萃咖啡是什么？', true],
])('as a heading "%s" asks: %s', (text, asks) => {
  expect(isAsking(text)).toBe(asks);
});

it.each([
  ['How long does it last?', true],
  ['When the water boils, pour it over the tea.', false],
  ['Ready?', false],
  [`Is ${'very '.repeat(30)}much enough?`, false],
])('as a sentence "%s" asks: %s', (text, asks) => {
  expect(isQuestionSentence(text)).toBe(asks);
});
