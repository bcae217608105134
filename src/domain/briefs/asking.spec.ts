import { isAsking, isQuestionSentence } from './asking';

it.each([
  ['en', 'How long does it last?', true],
  ['en', 'What is a kettle', true],
  ['en', "What's the best kettle", true],
  ['en', 'Which oil is right for you', true],
  ['en', 'How to clean a kettle', false],
  ['en', 'Why though', false],
  ['en', 'What you need', false],
  ['en', 'How we tested', false],
  ['en', 'Where not to save', false],
  ['en', 'Kettles of steel', false],
  ['en', 'Ready to order your kettle?', false],
  ['en', 'Do you want a cleaner kettle?', false],
  ['en', 'Looking for a new kettle?', false],
  ['en', 'Did you know that kettles leak?', false],
  ['en', 'Do you need a descaler?', false],
  ['en', 'Do kettles need a descaler?', true],
  ['en', 'const kettle = isHot ? boil() : null?', false],
  ['en', 'Was that it? Is there more?', false],
  ['de', 'Wie oft muss man entkalken', true],
  ['de', 'Welche Geräte sind sicher', true],
  ['de', 'Was du brauchst', false],
  ['de', 'Wie man entkalkt', false],
  ['de', 'Haben Sie noch Fragen?', false],
  ['es', '¿Cuánta agua lleva?', true],
  ['es', 'Qué es un hervidor', true],
  ['es', 'Cómo elegir un hervidor', false],
  ['es', '¿Te gustaría probarlo?', false],
  ['fr', 'Combien coûte un vélo électrique ?', true],
  ['fr', 'Comment choisir un vélo', false],
  ['fr', 'Ne pas laver en machine', false],
  ['pl', 'Jak wybrać czajnik', false],
  ['ru', 'Как выбрать чайник', false],
  ['ru', 'Сколько стоит чайник', true],
  ['ru', 'Хотите узнать больше?', false],
  ['zh', '冷萃咖啡是什么？', true],
])('in %s "%s" asks as a heading: %s', (language, text, asks) => {
  expect(isAsking(text, language)).toBe(asks);
});

it.each([
  ['How long does it last?', true],
  ['When the water boils, pour it over the tea.', false],
  ['Ready?', false],
  ['You clean it how often?', false],
  ['How often do you clean your kettle?', false],
  ['What does this mean for a kettle?', false],
  [`Is ${'very '.repeat(30)}much enough?`, false],
])('as a sentence "%s" asks: %s', (text, asks) => {
  expect(isQuestionSentence(text)).toBe(asks);
});
