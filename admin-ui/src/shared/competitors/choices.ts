import { nameOfCountry, nameOfLanguage } from '@domain/markets/names';

type Choices = readonly (readonly [code: string, name: string])[];

/** Languages that are told apart by their texts, so that none is missing that a page may be found to have. */
const LANGUAGES =
  'ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka km kn ko lo lt lv ml mr ms my nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi zh'.split(
    ' ',
  );
/** Where most searches are made, and their neighbours. */
const COUNTRIES =
  'AE AR AT AU BD BE BG BR CA CH CL CN CO CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IT JP KE KR LT LU LV MA MX MY NG NL NO NZ PE PH PK PL PT RO RS SA SE SG SI SK TH TR TW UA US VN ZA'.split(
    ' ',
  );

const named = (codes: readonly string[], nameOf: (code: string) => string): Choices =>
  codes
    .map((code): [string, string] => [code, nameOf(code)])
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'));

export const LANGUAGE_CHOICES = named(LANGUAGES, nameOfLanguage);
export const COUNTRY_CHOICES = named(COUNTRIES, nameOfCountry);
