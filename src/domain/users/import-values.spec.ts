import type { DateOrder } from '../../contracts/users/user-import';
import { importKey } from '../csv/import-key';
import { ANSWERS, HEADERS, IMPORT_LANGUAGES, ROLE_NAMES, USER_TYPE_NAMES } from './import-words';
import { readDate, readRole, readUserType, readYesNo } from './import-values';

it.each<[string, string, string, boolean]>([
  ['en', 'Yes', 'No', true],
  ['en', 'TRUE', 'FALSE', true],
  ['de', 'Ja', 'Nein', true],
  ['de', 'WAHR', 'FALSCH', true],
  ['fr', 'Oui', 'Non', true],
  ['fr', 'VRAI', 'FAUX', true],
  ['es', 'Sí', 'No', true],
  ['es', 'VERDADERO', 'FALSO', true],
  ['it', 'Sì', 'No', true],
  ['it', 'VERO', 'FALSO', true],
  ['pt', 'Sim', 'Não', true],
  ['pt', 'VERDADEIRO', 'FALSO', true],
  ['nl', 'Ja', 'Nee', true],
  ['nl', 'WAAR', 'ONWAAR', true],
  ['pl', 'Tak', 'Nie', true],
  ['pl', 'PRAWDA', 'FAŁSZ', true],
])('reads answers in %s: %s, %s', (_, yes, no, expected) => {
  expect([readYesNo(yes), readYesNo(no)]).toEqual([expected, !expected]);
});

it('reads no answer where none is', () => expect(readYesNo('perhaps')).toBeUndefined());

it.each<[string, DateOrder, string | undefined]>([
  ['31.12.2027', 'day-first', '2027-12-31'],
  ['31.12.2027', 'month-first', '2027-12-31'],
  ['31. 12. 2027', 'day-first', '2027-12-31'],
  ['1.2.27', 'day-first', '2027-02-01'],
  ['31/12/27', 'day-first', '2027-12-31'],
  ['12/31/27', 'month-first', '2027-12-31'],
  ['1/2/2027', 'day-first', '2027-02-01'],
  ['1/2/2027', 'month-first', '2027-01-02'],
  ['31-12-2027', 'day-first', '2027-12-31'],
  ['2027/12/31', 'month-first', '2027-12-31'],
  ['2027-12-31', 'month-first', '2027-12-31'],
  ['2027-12-31T18:00Z', 'day-first', '2027-12-31T18:00Z'],
  ['31/12/2027', 'month-first', undefined],
  ['12/31/2027', 'day-first', undefined],
  ['31/02/2027', 'day-first', undefined],
  ['31/12.2027', 'day-first', undefined],
  ['31/12/202', 'day-first', undefined],
  ['Dezember 2027', 'day-first', undefined],
])('reads the date %s, %s, as %s', (text, order, day) => expect(readDate(text, order)).toBe(day));

it.each([
  ['Administrator', 'admin'],
  ['Beheerder', 'admin'],
  ['Schülerin', 'student'],
  ['Étudiante', 'student'],
  ['Uczeń', 'student'],
  ['Öğrenci', 'student'],
  ['طالب', 'student'],
  ['Chef', undefined],
])('reads the role %s as %s', (text, role) => expect(readRole(text)).toBe(role));

it.each([
  ['PRO', 'pro'],
  ['kostenlos', 'free'],
  ['Grátis', 'free'],
  ['De pago', 'pro'],
  ['płatny', 'pro'],
  ['ÜCRETSİZ', 'free'],
  ['مجاني', 'free'],
  ['gold', undefined],
])('reads the account type %s as %s', (text, type) => expect(readUserType(text)).toBe(type));

describe('the tables', () => {
  const tables: [string, (language: (typeof IMPORT_LANGUAGES)[number]) => object][] = [
    ['headers', (language) => HEADERS[language]],
    ['answers', (language) => ANSWERS[language]],
    ['roles', (language) => ROLE_NAMES[language]],
    ['account types', (language) => USER_TYPE_NAMES[language]],
  ];

  it.each(tables)('of %s mean one thing by each word, and write it as it is compared', (_, wordsOf) => {
    const meaning = new Map<string, string>();
    for (const language of IMPORT_LANGUAGES) {
      for (const [value, words] of Object.entries(wordsOf(language) as Record<string, readonly string[]>)) {
        for (const word of words) {
          expect(importKey(word)).toBe(word);
          expect([word, meaning.get(word) ?? value]).toEqual([word, value]);
          meaning.set(word, value);
        }
      }
    }
  });
});
