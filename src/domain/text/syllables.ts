import { syllable } from 'syllable';
import { lowerCase } from './fold';
import { normalizeUnicode } from './unicode';

/**
 * One match is one syllable: what is spoken together (diphthongs) stands in one alternative, what is spoken apart
 * (hiatus) does not.
 */
const NUCLEI: Readonly<Record<string, RegExp>> = {
  de: /ei|ai|au|eu|äu|ie|aa|ee|oo|oi|ey|ay|[aeiouäöüy]/g,
  es: /[iuü]?[aeoáéó][iuy]?(?![aeoáéóíú])|[iuü]?[aeoáéó]|[íú]|[iuüy]+/g,
  fr: /é(?=[aeiouyàâèêîôû])|[aeiouyàâèéêîôûùœæ]*[ïëü](?=[aeiouy])|[aeiouyàâäèéêëîïôöùûüœæ]+/g,
  it: /[iu]?[aeoàèéòó][iu]?(?![aeoàèéòó])|[iu]?[aeoàèéòó]|[iu]?[ìù]|[iu]+/g,
  nl: /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|au|ou|[aeiouyëïöüáéèê]/g,
  pt: /ã[oe]|õe|[iu]?[aeoáâãàéêóôõ][iu]?(?![aeoáâãàéêóôõíú])|[iu]?[aeoáâãàéêóôõ]|[íú]|[iu]+/g,
  ru: /[аеёиоуыэюя]/g,
  tr: /[aeıioöuüâîû]/g,
};

/**
 * What is read otherwise than NUCLEI tells, by the spelling alone: letters that are not spoken, vowels that are
 * consonants, and vowels that are spoken apart, between which a dash is put.
 */
const SPOKEN: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/qu/g, 'q'],
    // Prefixes: be-enden, be-urteilen, ge-ehrt, not Beet, Beute or Geest.
    [/^((?:un)?be)(?=e[ihn]|erd|inhalt|u[nr])/, '$1-'],
    [/^((?:un|hoch)?ge)(?=e(?!st)|impf|irr|ur)/, '$1-'],
    // Latin endings: Muse-um, Jubilä-um, Feri-en, Melodi-en, not erschien.
    [/(?<=mus|jubil)([eä])(?=um)|(e)(?=ums?$)/, '$1$2-'],
    [/ien$(?<=[aeiouäöüy].*[^aeiouäöüy]ien)(?<!schien)/, 'i-en'],
  ],
  es: [
    [/qu|gu(?=[eiéí])/g, 'g'],
    [/y(?=[aeiouáéíóúü])/g, 'j'],
  ],
  fr: [
    [/qu|gu(?=[eiéèêy])/g, 'g'],
    [/(?<=[aeiouyàâäèéêëîïôöùûüœæ].*)(?:e|es)$/, ''],
    [/pays/, 'pa-is'],
    [/(?<=[aeiouàâèéêô])y(?=[aeiouàâèéêô])/g, 'j'],
    [/(?<=[aoé])(?=[ïë](?![aeiouy]))|(?<=u)(?=ï)/g, '-'],
    // After two consonants: ouvri-er, cli-ent, cru-el.
    [/(?<=[bcdfgptv][rl][iu])(?=[aeèéo])/g, '-'],
    // Po-ète, a-érer, cha-os, bo-a, co-opérer; not août, paon, toast, coach.
    [/(?<=o)(?=[èé])|(?<=a)(?=é|o[^uûnô])|(?<=o)(?=a(?!st|ch|l$|rd))|(?<=^co)(?=o[pr])/g, '-'],
  ],
  it: [
    // Bi-ologia, tri-angolo, vi-ale, sci-are, pa-ura.
    [/(?<=^(?:bi|tri|vi(?=al)|sci(?=a(?:re|to|va|ndo))))(?=[ao])|(?<=^pa|^ba)(?=u(?:r|l))/g, '-'],
    // Stressed: filosofi-a, tecnologi-a, energi-a, pizzeri-a, farmaci-a.
    [
      /(?<=(?:graf|sof|fon|metr|pat|nom|craz|man|arch|[lntz]er|(?:er|bu|ma|te|lo|al)g|farmac)i)(?=[ae]$)/g,
      '-',
    ],
    [/(?<=[cg])i(?=[aouàòù])|(?<=q)u/g, ''],
    // Vi-a, zi-o, tu-o, du-e.
    [/(?<=^[^aeiouàèéìòù]{1,3}[iu])(?=[aeo]$)/g, '-'],
  ],
  nl: [[/qu/g, 'q']],
  pt: [
    [/qu(?=[eiéêí])|gu(?=[eiéêí])/g, 'g'],
    // Ra-inha, ju-iz, sa-ir, a-inda.
    [/(?<=[aou])(?=i(?:nh|[zrlm]$|n[^aeiouh]))/g, '-'],
    // Vi-agem, ci-ência, avi-ão, lu-a; not the last of história and água, nor what is between vowels, as in maior.
    [
      /(?<=(?:(?<![aeoáâãéêóô])i|(?<![aeoáâãéêóôqg])u))(?=[aeoáâãéêóõô])(?!(?<=[áâãàéêíóôõú].*)[aeo]s?$)/g,
      '-',
    ],
  ],
};

/** How many syllables a word has, at least one; the language is English or one of NUCLEI. */
export function countSyllables(word: string, language: string): number {
  if (language === 'en') return Math.max(1, syllable(word));
  const lower = normalizeUnicode(lowerCase(word, language), 'NFC');
  const spoken = (SPOKEN[language] ?? []).reduce(
    (text, [written, said]) => text.replace(written, said),
    lower,
  );
  const nuclei = NUCLEI[language];
  return Math.max(1, nuclei ? (spoken.match(nuclei)?.length ?? 0) : 0);
}
