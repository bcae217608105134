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

/** An e of French between two consonants, behind a vowel or what makes it nasal, but no first syllable that may be mute. */
const MUTE_WITHIN =
  /(?<=(?:[aiouyàâéèêîïôûœ](?:[nm](?=[bcdfgjpqtvz]))?|e(?=([lmnprst])\1)|e[nm](?=[bcdfgjpqtvz]))(?:ch|ph|th|gn|ll|mm|nn|pp|rr|ss|tt|ff|cc|[bcdfgjklmnpqrstvxz]))e(?=(?:ch|ph|th|[bcdfgjklmnpqrstvz])[aeiouyàâéèêîïôû])(?![lrnm]i[aeéèo])/g;
/** What stands before -ia in words with a stress on its i: filosofi-a, tecnologi-a, libreri-a, polizi-a. */
const BEFORE_STRESSED_IA = [
  'graf sof fon metr pat nom tom craz (?<!ger)man arch pagn rann (?<!pat)agon armon iron lincon monoton epifan fob terap utop miop scop trop',
  'farmac legr iatr latr categor allegor eufor trattor fattor teor giur fantas cortes gelos poes borghes eres frenes anestes',
  'eutanas amnes ipocris foll anomal omel att nast carist nist melod parod rapsod salmod codard lombard oped normand poliz',
  'puliz garanz profez peripez abbaz idem anem alchim gam rov funiv (?:er|bu|ma|te|lo|al|ur)g',
  '(?<!^mat|^mis|^art|^sib|^lib|^ib|^alg|^nig|^s|^f|temp|^mac)er',
];
/** And before -io: pendi-o, rinvi-o, mormori-o. */
const BEFORE_STRESSED_IO = [
  'pend obl inv avv add brus legg mormor logor calpest rest nat stant ronz brontol cigol pigol frusc luccich voc',
];
const STRESSED_IA = behindStressedI(BEFORE_STRESSED_IA, '[ae]');
const STRESSED_IO = behindStressedI(BEFORE_STRESSED_IO, 'o');

function behindStressedI(endings: readonly string[], last: string): RegExp {
  return new RegExp(`(?<=(?:${endings.join(' ').replaceAll(' ', '|')})i)(?=${last}$)`, 'g');
}

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
    // After two consonants: ouvri-er, cli-ent, cru-el, trou-er; not brouillard.
    [/(?<=[bcdfgptv][rl][iu])(?=[aeèéo])|(?<=[bcdfgptv][rl]ou)(?=[aeèé]|i(?!l))/g, '-'],
    // Mute between single consonants: samedi, boulangerie, bracelet; not in petit, vendredi, atelier.
    [MUTE_WITHIN, ''],
    // Po-ète, a-érer, cha-os, bo-a, co-opérer; not août, paon, toast, coach.
    [/(?<=o)(?=[èé])|(?<=a)(?=é|o[^uûnô])|(?<=o)(?=a(?!st|ch|l$|rd))|(?<=^co)(?=o[pr])/g, '-'],
  ],
  it: [
    // Bi-ologia, tri-angolo, vi-ale, sci-are, di-ario, mi-ope; pa-ura.
    [
      /(?<=^(?:bi(?!anc)|tri|mi(?=op)|di(?=ari)|vi(?=al)|sci(?=a(?:$|re|to|va|ndo))))(?=[ao])|(?<=^pa|^ba)(?=u(?:r|l))/g,
      '-',
    ],
    // Co-incidenza, pro-ibire, re-integrare, ego-ista, ate-ismo.
    [/(?<=^(?:pro|pre)|^co(?=in|ib)|^re(?=i[mn]))(?=i)|(?<=[aeo])(?=is[tm])/g, '-'],
    [STRESSED_IA, '-'],
    [STRESSED_IO, '-'],
    [/(?<=[cg])i(?=[aouàòù])|(?<=q)u/g, ''],
    // Vi-a, zi-i, tu-o, du-e.
    [/(?<=^[^aeiouàèéìòù]{1,3}[iu])(?=[aeo]$)|(?<=^[^aeiouàèéìòù]{1,3}i)(?=i$)/g, '-'],
  ],
  nl: [[/qu/g, 'q']],
  pt: [
    [/qu(?=[eiéêí])|gu(?=[eiéêí])/g, 'g'],
    // Ra-inha, ju-iz, sa-ir, a-inda.
    [/(?<=[aou])(?=i(?:nh|[zrlm]$|n[^aeiouh]))|(?<=^a?tra)(?=iç)/g, '-'],
    // Má-goa, á-rea, ó-leo.
    [/(?<=[áâéêíóôú].*)(?:e(?=[ao]s?$)|o(?=as?$))/g, 'i'],
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
