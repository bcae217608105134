import { withoutElision } from './elision';

it.each([
  ['fr', "l'autonomie", 'autonomie'],
  ['fr', "qu'il", 'il'],
  ['fr', "aujourd'hui", "aujourd'hui"],
  ['fr', "l'", "l'"],
  ['it', "dell'olio", 'olio'],
  ['it', "un'idea", 'idea'],
  ['ca', "d'oli", 'oli'],
  ['en', "don't", "don't"],
  [undefined, "l'eau", "l'eau"],
])('in %s %s is %s', (language, form, word) => {
  expect(withoutElision(form, language)).toBe(word);
});
