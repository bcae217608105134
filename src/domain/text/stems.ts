import { stemmer as ar } from '@orama/stemmers/arabic';
import { stemmer as bg } from '@orama/stemmers/bulgarian';
import { stemmer as da } from '@orama/stemmers/danish';
import { stemmer as de } from '@orama/stemmers/german';
import { stemmer as el } from '@orama/stemmers/greek';
import { stemmer as es } from '@orama/stemmers/spanish';
import { stemmer as fi } from '@orama/stemmers/finnish';
import { stemmer as fr } from '@orama/stemmers/french';
import { stemmer as hu } from '@orama/stemmers/hungarian';
import { stemmer as hy } from '@orama/stemmers/armenian';
import { stemmer as id } from '@orama/stemmers/indonesian';
import { stemmer as it } from '@orama/stemmers/italian';
import { stemmer as lt } from '@orama/stemmers/lithuanian';
import { stemmer as nl } from '@orama/stemmers/dutch';
import { stemmer as no } from '@orama/stemmers/norwegian';
import { stemmer as pt } from '@orama/stemmers/portuguese';
import { stemmer as ro } from '@orama/stemmers/romanian';
import { stemmer as ru } from '@orama/stemmers/russian';
import { stemmer as sr } from '@orama/stemmers/serbian';
import { stemmer as sv } from '@orama/stemmers/swedish';
import { stemmer as ta } from '@orama/stemmers/tamil';
import { stemmer as tr } from '@orama/stemmers/turkish';
import { stemmer as uk } from '@orama/stemmers/ukrainian';

import { hebrewForm, hindiForm, koreanForm, persianForm } from './attached-forms';
import { stemWithMark } from './derived-words';
import { plainWord } from './elision';
import { englishForm } from './english-forms';
import { type FormLanguage, hasWordForms } from './form-languages';
import { croatianForm, czechForm, polishForm, slovakForm } from './slavic-forms';
import { familyOf } from './word-families';

type Stemmer = (word: string) => string;

const STEMMERS: Readonly<Record<FormLanguage, Stemmer>> = {
  ...{ ar, bg, da, de, el, en: englishForm, es, fi, fr, hu, hy, id },
  ...{ it, lt, nl, no, pt, ro, ru, sr, sv, ta, tr, uk },
  ...{ bs: croatianForm, cs: czechForm, hr: croatianForm, pl: polishForm, sk: slovakForm },
  ...{ fa: persianForm, he: hebrewForm, hi: hindiForm, ko: koreanForm },
};

/**
 * What the inflected forms of a word have in common, by which words are compared. In English, Slavic languages of the Latin
 * script, Korean, Hebrew, Persian and Hindi rules of their own find it; in Danish, Dutch, French, German, Italian, Norwegian,
 * Portuguese, Russian, Spanish and Swedish the stem with a mark of what was derived, but for the families of frequent words; in
 * others the stem. It need be no word. Without an elided article and a possessive; the word itself in a language whose forms
 * are not known, and where a sign is part of it (`c++`).
 * @param form in comparable form (see compare.ts)
 * @param language ISO 639-1
 */
export function stemOf(form: string, language: string | undefined): string {
  const word = plainWord(form, language);
  if (!hasWordForms(language)) return word;
  const spelled = language === 'ru' ? word.replaceAll('ё', 'е') : word;
  const family = familyOf(spelled, language);
  if (family?.isApart) return `${family.word}~`;
  const first = family?.word ?? spelled;
  return stemWithMark(first, STEMMERS[language](first), language);
}
