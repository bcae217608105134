import { hasWordForms } from './form-languages';
import { stemOf } from './stems';

it.each([
  ['en', "women's womens woman women"],
  ['en', 'organization organizations'],
  ['de', 'haus häuser'],
  ['hi', 'किताब किताबें किताबों'],
  ['hi', 'होटल होटलों'],
  ['hr', 'knjiga knjige knjigu knjigom'],
  ['hr', 'tenisica tenisice tenisicama'],
  ['bs', 'rijeka rijeke rijekama'],
  ['tr', "ankara ankara'da ankara'nın"],
])('%s: %s are forms of one word', (language, forms) => {
  expect(new Set(forms.split(' ').map((form) => stemOf(form, language))).size).toBe(1);
});

it.each(['ca', 'sl', 'vi', undefined])('knows no forms in %s, and leaves words as they are', (language) => {
  expect(hasWordForms(language)).toBe(false);
  expect(stemOf('książki', language)).toBe('książki');
});
