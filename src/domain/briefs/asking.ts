import { opensAQuestion } from '../intent/question-words';
import { normalizeText } from '../intent/normalize';
import { UNSPACED } from '../keyphrases/keyphrases';
import { countWordsOf } from '../text/words';
import { isCode } from './code-in-text';

/** Question marks of the scripts that have their own; a Greek one looks like a semicolon, and ends too much else. */
const MARK = /[?？؟⁇]["'”’»)\]」』]*$/u;
const WORD = /[\p{L}\p{M}'’]+/gu;
const OPENING_MARK = /^[¿"'“‘«(]+/u;
/** Of a heading that asks without a mark: fewer tell nothing. */
const MIN_WORDS = 3;
/** Of a sentence; longer ones hold a question at most. */
const MAX_WORDS = 18;
const MAX_CHARACTERS = 160;
/** Within a question nothing ends: what does is two sentences, or a call before one. */
const ENDS_WITHIN = /[.!?:;…]\s+\S|[{}<>=|]|\?\.|\(\)|\s-{1,2}\p{L}/u;

/** Behind a question word it makes a clause of it: "How we tested", "What you need". */
const SUBJECTS = new Set(
  "i you we they he she it you'll we'll you're we're my your our their not to the a an this these those".split(
    ' ',
  ),
);
/** What turns a clause into a question, behind the question word or what it asks about: "How long does", "Which oil is". */
const ENGLISH_VERBS = new Set(
  "is are was were do does did can could should would will has have had may might must isn't aren't don't doesn't can't shouldn't won't happens makes goes works causes comes counts".split(
    ' ',
  ),
);
const ENGLISH_ASKING = /^(?:what|which|who|whose|when|where|why|how)(?:'s)?$/;
/** In English the verb stands so near behind its question word. */
const REACH = 5;
/** What questions open with where their word order tells them, by language; how-tos and clauses open otherwise. */
const OPENINGS: Readonly<Record<string, RegExp | undefined>> = {
  de: /^(?:wer|wen|wem|was|wann|wo|warum|wieso|weshalb|wie(?: (?:oft|viel|viele|lange|teuer|hoch|groß|schnell|gut|gefährlich|gesund|weit|alt))?|welche[rsnm]?(?: \p{L}+)?|woher|wohin|womit|wofür|woran|woraus|wodurch|worauf|wozu) (?:ist|sind|war|kann|können|muss|müssen|darf|dürfen|soll|sollte|sollten|wird|werden|hat|haben|kostet|kosten|macht|machen|geht|gehen|gibt|braucht|brauchen|bedeutet|hilft|helfen|funktioniert|funktionieren|passiert|lohnt|hält|halten|gehört|gehören|eignet|eignen|passt|entsteht|bringt|verbraucht|bekomme|bekommt|mache|kann|wirkt|dauert|steckt|unterscheidet|unterscheiden)(?!\p{L})/u,
  fr: /^(?:(?:quel(?:le)?s?|combien|pourquoi|comment|quand|où|qui|à quoi|de quoi)(?: \p{L}+){0,3} (?:est|sont|faut|peut|doit|coûte|coûtent|sert|servent|fait|font|a|ont)(?:-\p{L}+)?(?!\p{L})|qu'est|qu’est|est-ce|c'est quoi|peut-on|faut-il|doit-on|puis-je)/u,
  es: /^¿?(?:qué (?:es|son|significa|hace|pasa|diferencia|tipos?|ventajas)|cuál(?:es)? (?:es|son|elegir)|cuánt[oa]s? \p{L}+|cómo (?:se|funciona|es|son|puedo|afecta)|por qué (?:es|se|son|usar|no)|dónde (?:se|está|puedo)|cuándo (?:se|es|debo)|quién(?:es)? (?:es|son|puede))(?!\p{L})/u,
  it: /^(?:che cos'è|cos'è|cosa (?:è|sono|significa|serve)|qual è|quali sono|quant[oiae] (?:costa|costano|dura|tempo|ci)|come (?:si|funziona)|perché (?:è|si|usare)|dove (?:si|è)|quando (?:si|è)|chi (?:è|può))(?!\p{L})/u,
  pt: /^(?:o que (?:é|são|significa|faz)|qual (?:é|a|o)|quais (?:são|os|as)|quant[oa]s? \p{L}+|como (?:se|funciona|é)|por que (?:é|o|a|usar)|onde (?:se|fica|está)|quando (?:se|é)|quem (?:é|pode))(?!\p{L})/u,
  nl: /^(?:wie|wat|wanneer|waar|waarom|waarmee|waarvoor|hoe(?: (?:vaak|lang|veel|duur|groot))?|welke?(?: \p{L}+)?|hoeveel) (?:is|zijn|kan|kun|kunnen|moet|mag|kost|kosten|doet|doe|werkt|werken|betekent|heeft|heb|gebeurt|duurt)(?!\p{L})/u,
  sv: /^(?:vad|vem|när|var|varför|hur(?: \p{L}+)?|vilken|vilka|vilket) (?:är|kan|ska|kostar|gör|betyder|fungerar|har|måste|behöver)(?!\p{L})/u,
  pl: /^(?:czy|co to|czym jest|ile|dlaczego|kiedy (?:się|można|warto)|jaki(?:e|ej|ego)?|jaka|który|która|które) \p{L}+/u,
  ru: /^(?:что (?:такое|это|делает|значит)|сколько \p{L}+|почему \p{L}+|зачем \p{L}+|какой|какая|какое|какие|чем (?:отличается|отличаются|полезен|полезна|опасен)|как (?:работает|часто|долго|много|это)|можно ли|нужно ли|стоит ли|где (?:находится|купить)|когда (?:нужно|лучше|можно)) ?\p{L}*/u,
};

/** Asks the reader, and wants no answer: English, German, Spanish, French, Italian, Portuguese, Dutch, Russian. */
const RHETORIC: readonly RegExp[] = [
  /^(?:are you|aren't you|have you|haven't you|did you|didn't you|do you (?:want|need|have|know|like|love|remember|think|feel|find|struggle|own|ever|already|really)|don't you|would you (?:like|rather|believe)|will you|want|wanna|ready|looking|need|interested|curious|confused|still|sound|sounds|sound familiar|got|guess what|you know|remember|wondering|tired|sick|feeling|thinking|struggling|stuck|prefer|why not|who (?:doesn't|wouldn't|knew|says|said)|isn't (?:it|that)|wasn't|right|so what|so,? (?:are|do|what now)|what do you think|what are you waiting|what's not to|what about you|how about|how cool|how are you|was this|were you|can you (?:believe|imagine|guess|relate)|can we|can i help|may we|shall we|could you (?:use|be)|what if you|any questions?|questions|anything else|does (?:this|that|it) sound|what's your|what is your (?:favou?rite|experience)|which (?:one )?(?:do|would|will|are) you (?:prefer|like|choose|pick|going)|have questions|see how|notice how|and you|but wait|why us|agree)\b/u,
  /^(?:sind sie|bist du|hast du|haben sie|habt ihr|möchte(?:st du|n sie)|willst du|wollen sie|suchst du|suchen sie|brauchst du|brauchen sie|kennst du|kennen sie|weißt du|wissen sie|wusste(?:st du|n sie)|lust|bereit|interesse|interessiert|neugierig|schon|noch fragen|fragen|klingt|was meinst|was denkst|was hältst|wie findest|welche[rsn]? .{0,30} (?:bevorzugst|magst) du|warum nicht|wer kennt|wer hat nicht|magst du|und du|oder|na|ist das nicht|nicht wahr|war dieser)(?!\p{L})/u,
  /^(?:quieres|quiere|estás|está usted|tienes|tiene usted|te gusta|te gustaría|te has|has (?:oído|pensado|probado|visto)|sabías|sabes|listo|lista|preparado|necesitas|buscas|conoces|y tú|qué te (?:parece|ha)|qué opinas|cuál es tu|a qué esperas|te ha|te animas|por qué no|alguna duda|dudas|verdad|no es|te suena|imaginas|te imaginas|crees que)(?!\p{L})/u,
  /^(?:voulez|vous (?:voulez|cherchez|souhaitez|avez|êtes|connaissez|savez|hésitez)|avez|êtes|savez|saviez|connaissez|cherchez|envie|prêt|prête|prêts|besoin|intéressé|et vous|et toi|qu'en pensez|que pensez|tu (?:veux|cherches|as|es)|as[- ]tu|es[- ]tu|pourquoi pas|une question|des questions|n'est[- ]ce|vraiment|convaincu)(?!\p{L})/u,
  /^(?:vuoi|sei|hai|stai|cerchi|conosci|sapevi|sai|pronto|pronta|ti (?:piace|è|sei|piacerebbe)|e tu|cosa ne pensi|perché no|quer|você (?:quer|sabia|já|está|tem|conhece)|sabia|já|está|pronto|pronta|precisa|procura|e você|o que (?:você )?acha|que tal|ben je|bent u|heb je|heeft u|wil je|wilt u|zoek je|ken je|wist je|klaar|benieuwd|nieuwsgierig|en jij)(?!\p{L})/u,
  /^(?:хотите|хочешь|готовы|готов|знаете|знаешь|знали|вы (?:знали|хотите|уже|когда)|ищете|нужн[аоы] (?:помощь|консультация)|остались вопросы|а вы|а ты|любите|согласны|не так ли|правда|думаете|что вы думаете|как вам|у вас (?:есть|остались)|устали|интересно|почему бы|пробовали|слышали|помните|представляете)(?!\p{L})/u,
];

/**
 * Whether a heading or the name of a question asks: by its mark, or by its word order.
 * @param language ISO 639-1
 */
export function isAsking(text: string, language: string): boolean {
  if (!isPlainQuestion(text)) return false;
  if (hasMark(text)) return isOfLength(text);
  const normal = normalOf(text);
  if (countWordsOf(normal) < MIN_WORDS) return false;
  return language === 'en' ? isInEnglishOrder(normal) : OPENINGS[language]?.test(normal) === true;
}

/** Within a sentence, these speak to its readers or of what was said before: nobody else asks so. */
const OF_ITS_PLACE: Readonly<Record<string, string | undefined>> = {
  en: "you your you're yours we our us this these here",
  de: 'du dein deine deinen deinem deiner dir dich ihr wir uns unser unsere unseren dies dieser diese dieses hier',
  es: 'tu tus tú te ti usted ustedes nosotros nuestro nuestra nuestros nuestras esto eso aquí',
  fr: 'vous votre vos toi ton tu nous notre nos ça cela ceci ici',
  it: 'tu tuo tua tuoi ti voi vostro vostra noi nostro nostra questo questa ciò qui',
  pt: 'você vocês seu sua teu tua nós nosso nossa isto isso aqui',
  nl: 'je jij jou jouw jullie u uw wij we ons onze dit hier',
  pl: 'ty twój twoja twoje ci cię pan pani my nasz nasza to tego ten tutaj',
  ru: 'ты тебе твой твои вы вас вам ваш ваша ваши мы нас наш наша это этот эта эти этого здесь',
};

/**
 * Whether a sentence of a text asks what others ask too: by its mark and its word order, since texts talk to their readers.
 * @param language ISO 639-1
 */
export function isQuestionSentence(text: string, language = 'en'): boolean {
  return (
    hasMark(text) &&
    isOfLength(text) &&
    isPlainQuestion(text) &&
    !isOfItsPlace(text, language) &&
    (UNSPACED.test(text) || opensAQuestion(normalOf(text)))
  );
}

function isOfItsPlace(text: string, language: string): boolean {
  const own = new Set(OF_ITS_PLACE[language]?.split(' '));
  return (normalOf(text).match(WORD) ?? []).some((word) => own.has(word));
}

/** As it is written, without numbers and signs before it. */
export function asQuestion(text: string): string {
  return text.trim().replace(/^[^\p{L}\p{N}¿]+/u, '');
}

function normalOf(text: string): string {
  return normalizeText(text.slice(0, MAX_CHARACTERS)).replace(OPENING_MARK, '');
}

/** Neither code nor a call to the reader. */
function isPlainQuestion(text: string): boolean {
  if (ENDS_WITHIN.test(text.trim()) || isCode(text)) return false;
  const normal = normalOf(text);
  return !RHETORIC.some((rhetoric) => rhetoric.test(normal));
}

/** By the verb behind the question word. */
function isInEnglishOrder(normal: string): boolean {
  const [first = '', second = '', ...others] = normal.split(' ', REACH);
  if (!ENGLISH_ASKING.test(first)) return false;
  if (first.endsWith("'s")) return true;
  if (SUBJECTS.has(second)) return false;

  return [second, ...others].some((word) => ENGLISH_VERBS.has(word));
}

/** Whether a text ends in a question mark. */
export function hasMark(text: string): boolean {
  return MARK.test(text.trimEnd());
}

function isOfLength(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  const words = countWordsOf(text);
  return words >= (UNSPACED.test(text) ? 2 : MIN_WORDS) && words <= MAX_WORDS;
}
