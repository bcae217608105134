import { foldCase, lowerCase } from './fold';

it.each<[one: string, other: string, language: string | undefined]>([
  ['İstanbul otelleri', 'istanbul otelleri', 'tr'],
  ['IĞDIR', 'ığdır', 'tr'],
  ['DİYARBAKIR', 'Diyarbakır', 'tr'],
  ['İLHAM', 'ilham', 'az'],
  ['QIZIL', 'qızıl', 'az'],
  ['İstanbul', 'istanbul', undefined],
  ['ISPARTA', 'ısparta', undefined],
  ['Straße', 'STRASSE', 'de'],
  ['GROẞ', 'gross', 'de'],
  ['ΑΘΗΝΑ', 'Αθήνα', 'el'],
  ['ΛΟΓΟΣ', 'λόγος', 'el'],
  ['ΡΟΛΟΪ', 'ρολόϊ', 'el'],
  ['Ἀθῆναι', 'ἀθηναι', 'el'],
  ['ÉCOLE', 'école', 'fr'],
  ['МОСКВА', 'Москва', 'ru'],
  ['ĄĘŚĆ', 'ąęść', 'pl'],
])('takes %j and %j for one (%s)', (one, other, language) => {
  expect(foldCase(one, language)).toBe(foldCase(other, language));
});

it.each<[one: string, other: string, language: string | undefined]>([
  ['kır', 'kir', 'tr'],
  ['SINIR', 'sinir', 'tr'],
  ['école', 'ecole', 'fr'],
  ['παίδι', 'παϊδι', 'el'],
])('keeps %j and %j apart (%s)', (one, other, language) => {
  expect(foldCase(one, language)).not.toBe(foldCase(other, language));
});

it.each([
  ['İstanbul', 'tr', 'istanbul'],
  ['ISPARTA', 'tr', 'ısparta'],
  ['İstanbul', undefined, 'istanbul'],
  ['Straße', 'de', 'straße'],
])('writes %j (%s) small as %j', (text, language, small) => expect(lowerCase(text, language)).toBe(small));
