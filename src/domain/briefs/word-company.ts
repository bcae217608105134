import { isApart } from './phrase-samples';
import type { PageWords } from './page-words';

/** What verbs stand behind and nouns do not: subjects, objects before their verb, and "not". Words that may be articles are left out. */
const BEFORE_VERBS: Readonly<Record<string, string | undefined>> = {
  en: "to i you we they can will should would could may might must cannot not don't let's",
  es: 'se me te nos os no yo tú ella ellos ellas usted ustedes que cómo donde cuando si quien',
  pt: 'se me te nos não eu você vocês ele ela eles elas que como quando',
  fr: 'se ne me te nous vous on il elle ils elles je tu qui y',
  it: 'si mi ti ci vi non ne io tu noi voi che',
  nl: 'ik jij hij zij wij men er niet',
};
/** What stands right behind verbs, and behind a noun only where a sign parts them; articles that are more are left out. */
const BEHIND_VERBS: Readonly<Record<string, string | undefined>> = {
  en: 'the a an your it them these this',
  es: 'el la los las un una unos unas lo',
  pt: 'o os um uma uns umas',
  fr: 'le la les un une',
  it: 'il lo la i gli le un uno una',
  nl: 'de het een',
};
/** Nouns stand behind these. An infinitive may stand behind "al", so it tells nothing. */
const BEFORE_NOUNS: Readonly<Record<string, string | undefined>> = {
  en: 'the a an this that these those your our my its their of in with for from by each every some any no as',
  es: 'el la los las un una unos unas del tu su sus tus este esta estos estas cada mi',
  pt: 'o os um uma uns umas do da dos das no na ao seu sua este esta cada',
  fr: 'le la les un une des du au aux votre vos son sa ses ce cette cet ces chaque notre nos',
  it: 'il lo i gli un uno una del dello della dei degli delle al alla ai nel nella ogni questo questa',
  nl: 'de het een je uw deze dit elke',
  de: 'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen dein deine deinen deinem sein seine seinen ihr ihre ihren ihrem unser unsere unseren dieser diese dieses diesen diesem jeder jede jeden jedem alle allen vom zum zur im am beim ins mit von aus bei zu nach seit für ohne durch gegen um in an auf unter über neben zwischen',
};
/** Written with the word: "l'image" is led, "s'exécute" is a verb. */
const ELIDED = { led: /^l'(?!.*(?:er|ir|re)$)/, verbal: /^(?:s|n|m|t|j)'|^l'.*(?:er|ir)$/ };

/** A form of a verb by its end, where pages have its infinitive or gerund as well: "funcione" beside "funcionar". */
const CONJUGATED: Readonly<Record<string, { end: RegExp; others: readonly string[] } | undefined>> = {
  es: { end: /(?:[ae][ns]?)$/u, others: ['ar', 'er', 'ir', 'ando', 'iendo'] },
  pt: { end: /(?:[ae]m?)$/u, others: ['ar', 'er', 'ir', 'ando', 'endo', 'indo'] },
  fr: { end: /(?:es?|ent)$/u, others: ['er', 'ant'] },
  it: { end: /(?:[aei]|[ao]no)$/u, others: ['are', 'ere', 'ire', 'ando', 'endo'] },
};

/** Of the places of a word, those that show a verb, a noun, and a name. */
const VERB = 0.25;
const NOUN = 0.3;
const NAME = 0.5;

interface Company {
  all: number;
  verbal: number;
  led: number;
  /** Of the places within sentences, those with a capital. */
  within: number;
  named: number;
}

/** How the words of pages stand, by which verbs and nouns are told apart in languages without a tagger. */
export class WordCompany {
  private readonly counts = new Map<string, Company>();
  /** All words of the pages, where forms of verbs are told by others of theirs. */
  private readonly words = new Set<string>();

  /**
   * In German only words that stand small are counted: nouns are told by their capitals. In English words are told by their
   * stems, whose forms nouns and verbs share.
   * @param forms those that are asked for, in English stems
   */
  constructor(
    forms: Iterable<string>,
    pages: readonly PageWords[],
    private readonly language: string,
  ) {
    for (const form of forms) this.counts.set(form, { ...NONE });
    const [before, behind, nouns] = [BEFORE_VERBS, BEHIND_VERBS, BEFORE_NOUNS].map(
      (lists) => new Set(lists[language]?.split(' ')),
    ) as [Set<string>, Set<string>, Set<string>];
    const [isGerman, isEnglish] = [language === 'de', language === 'en'];
    const isConjugated = CONJUGATED[language] !== undefined;
    for (const { sentences } of pages)
      for (const sentence of sentences) {
        const { tokens, keys, code, isHeading } = sentence;
        for (let at = 0; at < tokens.length; at += 1) {
          const { text = '', form = '' } = tokens[at] ?? {};
          const word = isEnglish ? (keys[at] ?? '') : form.slice(form.indexOf("'") + 1);
          if (isConjugated) this.words.add(word);
          const count = this.counts.get(word) ?? this.counts.get(form);
          if (!count || code?.has(at) || (isGerman && text !== form)) continue;
          const left = isApart(sentence, at) ? '' : (tokens[at - 1]?.form ?? '');
          const right = isApart(sentence, at + 1) ? '' : (tokens[at + 1]?.form ?? '');
          count.all += 1;
          const isWithin = left !== '' && !isHeading;
          if (isWithin) count.within += 1;
          if (isWithin && text[0] !== form[0]) count.named += 1;
          // "tu l'envoies" is no article's place.
          if (before.has(left) || ELIDED.verbal.test(form)) count.verbal += 1;
          else if (nouns.has(left) || ELIDED.led.test(form)) count.led += 1;
          else if (behind.has(right) || ELIDED.led.test(right)) count.verbal += 1;
        }
      }
  }

  /** Whether a word stands where verbs do, and more often than where nouns do. */
  isVerb(form: string): boolean {
    const { all, verbal, led } = this.counts.get(form) ?? NONE;
    if (this.isName(form)) return false;
    return (verbal > 0 && verbal >= led && verbal >= VERB * all) || (led === 0 && this.isConjugated(form));
  }

  private isConjugated(form: string): boolean {
    const { end, others } = CONJUGATED[this.language] ?? {};
    if (!end?.test(form)) return false;
    const stem = form.replace(end, '');
    return stem.length > 2 && others?.some((other) => this.words.has(stem + other)) === true;
  }

  /** Whether a word stands where nouns do, or their adjectives before them; or is a name. */
  isNoun(form: string): boolean {
    const { all, led } = this.counts.get(form) ?? NONE;
    return (led > 0 && led >= NOUN * all) || this.isName(form);
  }

  private isName(form: string): boolean {
    const { within, named } = this.counts.get(form) ?? NONE;
    return named > 0 && named >= NAME * within;
  }
}

const NONE: Company = { all: 0, verbal: 0, led: 0, within: 0, named: 0 };
