/** The languages of the product's words, by their codes of ISO 639-1. */
export const LANGUAGES_OF_WORDS = ['en', 'nl', 'fr', 'de', 'it', 'pl', 'pt', 'es', 'tr'] as const;
export type WordLanguage = (typeof LANGUAGES_OF_WORDS)[number];

interface NumberWords {
  /** Values, each with its words in small letters. */
  words: string;
  /** Of those, what is another word in one of the other languages. */
  otherElsewhere: string;
  /** What is another word in this one. */
  otherHere?: string;
  /** What may stand between hundreds, tens and units. */
  joiner: string;
  /** The same of the parts of numbers that are written as one word, where 0 joins two of them. */
  glued?: string;
}

/**
 * Cardinal numbers up to thousands of millions, as the languages' grammars write them out; ordinal ones say how things stand,
 * and are none.
 */
export const NUMBER_WORDS: Readonly<Record<WordLanguage, NumberWords>> = {
  en: {
    words:
      '1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, ' +
      '12 twelve dozen dozens, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, ' +
      '18 eighteen, 19 nineteen, 20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, ' +
      '80 eighty, 90 ninety, 100 hundred hundreds, 1000 thousand thousands, 1000000 million millions, ' +
      '1000000000 billion billions',
    otherElsewhere: 'ten',
    joiner: 'and',
  },
  nl: {
    words:
      '1 een één, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 elf, ' +
      '12 twaalf dozijn, 13 dertien, 14 veertien, 15 vijftien, 16 zestien, 17 zeventien, 18 achttien, ' +
      '19 negentien, 20 twintig, 30 dertig, 40 veertig, 50 vijftig, 60 zestig, 70 zeventig, 80 tachtig, ' +
      '90 negentig, 100 honderd honderden, 1000 duizend duizenden, 1000000 miljoen miljoenen, ' +
      '1000000000 miljard',
    otherElsewhere: 'elf',
    joiner: 'en',
    glued:
      '0 en ën, 1 één een, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, ' +
      '11 elf, 12 twaalf, 13 dertien, 14 veertien, 15 vijftien, 16 zestien, 17 zeventien, 18 achttien, ' +
      '19 negentien, 20 twintig, 30 dertig, 40 veertig, 50 vijftig, 60 zestig, 70 zeventig, 80 tachtig, ' +
      '90 negentig, 100 honderd, 1000 duizend',
  },
  fr: {
    words:
      '1 un une, 2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 9 neuf, 10 dix, 11 onze, ' +
      '12 douze douzaine douzaines, 13 treize, 14 quatorze, 15 quinze, 16 seize, 20 vingt vingts, ' +
      '30 trente, 40 quarante, 50 cinquante, 60 soixante, 70 septante, 80 huitante octante, 90 nonante, ' +
      '100 cent cents centaine centaines, 1000 mille millier milliers, 1000000 million millions, ' +
      '1000000000 milliard milliards',
    otherElsewhere: 'sept onze cent cents',
    otherHere: 'neuf',
    joiner: 'et',
  },
  de: {
    words:
      '1 ein eine einen einem einer eins, 2 zwei zwo, 3 drei, 4 vier, 5 fünf, 6 sechs, 7 sieben, 8 acht, ' +
      '9 neun, 10 zehn, 11 elf, 12 zwölf dutzend dutzende, 13 dreizehn, 14 vierzehn, 15 fünfzehn, ' +
      '16 sechzehn, 17 siebzehn, 18 achtzehn, 19 neunzehn, 20 zwanzig, 30 dreißig dreissig, 40 vierzig, ' +
      '50 fünfzig, 60 sechzig, 70 siebzig, 80 achtzig, 90 neunzig, 100 hundert hunderte hunderten, ' +
      '1000 tausend tausende tausenden, 1000000 million millionen, 1000000000 milliarde milliarden',
    otherElsewhere: 'elf',
    joiner: 'und',
    glued:
      '0 und, 1 eins ein, 2 zwei zwo, 3 drei, 4 vier, 5 fünf, 6 sechs, 7 sieben, 8 acht, 9 neun, 10 zehn, ' +
      '11 elf, 12 zwölf, 16 sechzehn, 17 siebzehn, 20 zwanzig, 30 dreißig dreissig, 40 vierzig, ' +
      '50 fünfzig, 60 sechzig, 70 siebzig, 80 achtzig, 90 neunzig, 100 hundert, 1000 tausend',
  },
  it: {
    words:
      '1 un uno una, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, ' +
      '11 undici, 12 dodici dozzina dozzine, 13 tredici, 14 quattordici, 15 quindici, 16 sedici, ' +
      '17 diciassette, 18 diciotto, 19 diciannove, 20 venti, 30 trenta, 40 quaranta, 50 cinquanta, ' +
      '60 sessanta, 70 settanta, 80 ottanta, 90 novanta, 100 cento centinaio centinaia, ' +
      '1000 mille mila migliaio migliaia, 1000000 milione milioni, 1000000000 miliardo miliardi',
    otherElsewhere: 'due otto mila',
    otherHere: 'sei venti',
    joiner: 'e',
    glued:
      '1 uno un, 2 due, 3 tre tré, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, ' +
      '11 undici, 12 dodici, 20 venti vent, 30 trenta trent, 40 quaranta quarant, 50 cinquanta cinquant, ' +
      '60 sessanta sessant, 70 settanta settant, 80 ottanta ottant, 90 novanta novant, 100 cento cent, ' +
      '1000 mille mila',
  },
  pl: {
    words:
      '1 jeden jedna jedno, 2 dwa dwie dwaj dwóch dwoma, 3 trzy trzech trzema trzej, ' +
      '4 cztery czterech czterema, 5 pięć pięciu, 6 sześć sześciu, 7 siedem siedmiu, 8 osiem ośmiu, ' +
      '9 dziewięć dziewięciu, 10 dziesięć dziesięciu, 11 jedenaście jedenastu, ' +
      '12 dwanaście dwunastu tuzin, 13 trzynaście trzynastu, 14 czternaście czternastu, ' +
      '15 piętnaście piętnastu, 16 szesnaście szesnastu, 17 siedemnaście siedemnastu, ' +
      '18 osiemnaście osiemnastu, 19 dziewiętnaście dziewiętnastu, 20 dwadzieścia dwudziestu, ' +
      '30 trzydzieści trzydziestu, 40 czterdzieści czterdziestu, 50 pięćdziesiąt pięćdziesięciu, ' +
      '60 sześćdziesiąt sześćdziesięciu, 70 siedemdziesiąt siedemdziesięciu, ' +
      '80 osiemdziesiąt osiemdziesięciu, 90 dziewięćdziesiąt dziewięćdziesięciu, 100 sto stu setki, ' +
      '200 dwieście dwustu, 300 trzysta trzystu, 400 czterysta czterystu, 500 pięćset pięciuset, ' +
      '600 sześćset sześciuset, 700 siedemset siedmiuset, 800 osiemset ośmiuset, ' +
      '900 dziewięćset dziewięciuset, 1000 tysiąc tysiące tysięcy, 1000000 milion miliony milionów, ' +
      '1000000000 miliard miliardy miliardów',
    otherElsewhere: 'sto stu',
    joiner: 'i',
  },
  pt: {
    words:
      '1 um uma, 2 dois duas, 3 três, 4 quatro, 5 cinco, 6 seis, 7 sete, 8 oito, 9 nove, 10 dez, 11 onze, ' +
      '12 doze dúzia dúzias, 13 treze, 14 catorze quatorze, 15 quinze, 16 dezesseis dezasseis, ' +
      '17 dezessete dezassete, 18 dezoito, 19 dezenove dezanove, 20 vinte, 30 trinta, 40 quarenta, ' +
      '50 cinquenta, 60 sessenta, 70 setenta, 80 oitenta, 90 noventa, 100 cem cento centena centenas, ' +
      '200 duzentos duzentas, 300 trezentos trezentas, 400 quatrocentos quatrocentas, ' +
      '500 quinhentos quinhentas, 600 seiscentos seiscentas, 700 setecentos setecentas, ' +
      '800 oitocentos oitocentas, 900 novecentos novecentas, 1000 mil milhares, 1000000 milhão milhões, ' +
      '1000000000 bilhão bilhões',
    otherElsewhere: 'onze',
    joiner: 'e',
  },
  es: {
    words:
      '1 un uno una, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 11 once, ' +
      '12 doce docena docenas, 13 trece, 14 catorce, 15 quince, 16 dieciséis, 17 diecisiete, 18 dieciocho, ' +
      '19 diecinueve, 20 veinte, 30 treinta, 40 cuarenta, 50 cincuenta, 60 sesenta, 70 setenta, ' +
      '80 ochenta, 90 noventa, 100 cien ciento cientos centenar centenares, 200 doscientos doscientas, ' +
      '300 trescientos trescientas, 400 cuatrocientos cuatrocientas, 500 quinientos quinientas, ' +
      '600 seiscientos seiscientas, 700 setecientos setecientas, 800 ochocientos ochocientas, ' +
      '900 novecientos novecientas, 1000 mil miles, 1000000 millón millones',
    otherElsewhere: 'dos once doce miles',
    joiner: 'y',
    glued: '1 uno ún una, 2 dós, 3 trés, 4 cuatro, 5 cinco, 6 séis, 7 siete, 8 ocho, 9 nueve, 20 veinti',
  },
  tr: {
    words:
      '1 bir, 2 iki, 3 üç, 4 dört, 5 beş, 6 altı, 7 yedi, 8 sekiz, 9 dokuz, 10 on, 12 düzine, 20 yirmi, ' +
      '30 otuz, 40 kırk, 50 elli, 60 altmış, 70 yetmiş, 80 seksen, 90 doksan, 100 yüz yüzlerce, ' +
      '1000 bin binlerce, 1000000 milyon milyonlarca, 1000000000 milyar',
    otherElsewhere: 'on bin',
    otherHere: 'altı yüz',
    joiner: 've',
  },
};
