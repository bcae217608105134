import { isSameNoun } from './word-anchors';

it.each([
  ['grinder', 'Grinders', 'en', true],
  ['strategy', 'Strategies', 'en', true],
  ['encrypted', 'Encryption', 'en', false],
  ['hosted', 'Hosting', 'en', false],
  ['Ladevorgang', 'Ladevorgänge', 'de', true],
  ['máquinas', 'Maquina', 'es', true],
  ['redefinida', 'Redefinición', 'es', false],
  ['шифрования', 'Шифрование', 'ru', true],
  ["un'astrazione", 'Astrazione', 'it', true],
])('tells whether %s is the noun %s (%s)', (said, name, language, isSame) => {
  expect(isSameNoun(said, name, language)).toBe(isSame);
});
