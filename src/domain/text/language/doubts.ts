import { functionWordsOf } from '../function-words';
import { areClose } from './close-languages';
import type { Candidate } from './detector';
import { leadOfNeighbour } from './neighbours';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** A language that is not told, taken for others; each has words that the other has not. */
interface Stranger {
  as: readonly string[];
  words: ReadonlySet<string>;
  /** How words are written that the others do not have. */
  shape?: RegExp;
  own: ReadonlySet<string>;
}

/** From this many words on, and if the others have fewer, a text is in a language that is not told; of a short text one is enough. */
const STRANGE_WORDS = 2;
const STRANGE_WORDS_OF_SHORT = 1;

const STRANGERS: readonly Stranger[] = [
  // Galician
  {
    as: ['pt', 'es'],
    words: words(
      'unha unhas nin máis persoa persoas calquera polo pola coa cos nunha dereito dereitos lei xa xunto cando ó ós facer mellor mellores viaxe xente hoxe moi dende mercar',
    ),
    own: words(
      'uma umas nem não pessoa pessoas una unas no ni más y el los las persona qualquer direito derecho ao aos quando cuando hacer fazer mejor mejores melhor melhores muy muito hoy hoje desde',
    ),
  },
  { as: ['pt'], words: words('un unha coche'), own: words('um uma o os as não é em para com por ao à') },
  // Asturian
  {
    as: ['es'],
    words: words(
      'toa tola tol derechu ye pa nun nuna col pol tien xente llibertá xeneral ensin dalguna asina',
    ),
    own: words('toda todo derecho es para en una con por tiene gente libertad sin alguna así'),
  },
  // Occitan
  {
    as: ['ca', 'fr', 'es', 'it', 'pt'],
    words: words(
      'drech dreit dreches dreits totas aquò aqueste pòt lor sens coma deu dins nacion liure liures amb cossí ostal fòrça perqué',
    ),
    own: words(
      'tothom dret drets els les és han seu aquest aquesta pot o i que amb toute droit y el il una tutti uma todo',
    ),
  },
  // Corsican and Romansh
  {
    as: ['it'],
    words: words('hè cù chì dirittu ch’elli nisunu ugni dals las dretg mintgin persuna nagin vegnir'),
    own: words('è con che diritto ogni il la le gli della di nessuno individuo si sono essere ed'),
  },
  // Corsican, Sardinian and Sicilian, whose words end in u
  {
    as: ['it'],
    words: words('u lu cù hè nta sos sas comente cantu cando unni'),
    shape: /[b-df-hj-np-tv-z]u$/u,
    own: words('il lo la le gli con quanto quando come una uno più menu guru haiku iglu bambù urdu zulu'),
  },
  // Afrikaans
  {
    as: ['nl', 'de'],
    words: words(
      "nie vir hy hulle elkeen enige sy deur reg vryheid ’n sal hierdie daardie skool skole baie jy julle nuwe by my tyd mense kinders dis sê gesê gister leerlinge kry skryf wees ek ’n 'n",
    ),
    own: words(
      'niet voor hij zij een ik zijn de het door worden recht vrijheid wij zal deze nieuwe bij mijn mensen kinderen',
    ),
  },
  // Luxembourgish
  {
    as: ['de', 'nl'],
    words: words(
      'op vun ass sinn huet mat dat net eng engem fir déi dës kee säin säi hunn iwwer gëtt ëmmer wéi ech ouni bescht mäin doheem maachen',
    ),
    own: words(
      'und auf von ist sind hat mit das nicht eine einem für die diese kein sein haben über wird immer der en het een',
    ),
  },
  // West Frisian
  {
    as: ['nl', 'de', 'da'],
    words: words('fan yn foar it sûnder thús kinne wy dy hawwe wurdt wêze meitsje fryslân bêste ús'),
    own: words('van in voor het zonder thuis kunnen wij de hebben wordt zijn maken beste ons een er'),
  },
  // Latin
  {
    as: ['it', 'ro', 'es', 'pt', 'ca'],
    words: words('est et sunt quid quomodo sine quae quod esse atque vel'),
    own: words('è e sono si il lo la che con un una per di este și în nu el los es y o os é'),
  },
  // Scots
  {
    as: ['en'],
    words: words(
      'tae aw wi ilka frae hae haes richt richts nae naebody bi sic maun wha ony thir thair fowk ithers masel whaur hou ye guid auld wey whit whit’s gie dae cannae didnae isnae wis wes hoose hooses',
    ),
    own: words(
      'to all with every from have has right rights no nobody by such must who any their people others where how you good old way what give do cannot was were house houses lang syne',
    ),
  },
  // Faroese
  {
    as: ['is', 'da', 'no'],
    words: words('hevur ikki ella øll eiga rætt tað mugu teirra hvør sum ein'),
    own: words(
      'hefur ekki eða allir rétt það skulu vera með þeirra hver sem har eller alle ret rett det skal være',
    ),
  },
  { as: ['is'], words: words('ikki hvussu ella eg'), shape: /ø|oy/u, own: words('ekki hvernig eða ég það') },
  // Macedonian
  {
    as: ['sr', 'bg'],
    words: words('ќе во со кој секој сите овој оваа тоа што меѓу ја'),
    own: words('у из са које који сваки свако није нема су је између всеки които във със който през'),
  },
  {
    as: ['bg', 'ru'],
    words: words('како што каде колку зошто леб најдобри најдобар чини'),
    own: words('как що къде колко защо от със във ще е са что где сколько почему и с в из'),
  },
  // Nepali
  {
    as: ['hi', 'mr'],
    words: words('छ छन् र हुने हुनेछ गर्ने व्यक्तिलाई गरिने पनि कुनै भएको यस लागि गर्न उसको यो'),
    own: words('है हैं और में का की के से को या किसी भी तथा यह आहे आणि किंवा च्या व हे प्रत्येकास'),
  },
  // Javanese and Sundanese
  {
    as: ['id', 'ms'],
    words: words(
      'ing lan kang sing wong saben duwe ora marang kanggo iku utawa jeung anu teu ka nu tina boga pikeun',
    ),
    own: words('yang dan di dengan untuk orang setiap tidak dari atau kepada dalam ini itu'),
  },
  // Cebuano and Ilocano
  {
    as: ['tl'],
    words: words('ug usa dili kini adunay tawo katungod iyang ti iti ken dagiti nga kadagiti addaan maysa'),
    own: words('at ng ang ay hindi ito may tao karapatan kanyang mga na isa'),
  },
];

/** Letters that none of the languages has that are told in their script: Kazakh, Tatar, Kirghiz, Mongolian; Macedonian; Pashto, Sorani. */
const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = {
  Cyrillic: /[әғқңөұүһҗӘҒҚҢӨҰҮҺҖѓќѕЃЌЅӣӯҳҷ]/gu,
  Arabic: /[څځټډړږښګڼېۍەێۆڕڵ]/gu,
};
/** Of the letters. */
const FOREIGN_SHARE = 0.01;

/** So few letters may be those of names. */
const SHORT = 60;
/** How far a language must stand above English where no word of its own tells it. */
const CLEAR = 0.13;
/** And above any other. */
const CLEARER = 0.03;
const MIN_ENGLISH = 3;

/** The score up to which a neighbour needs but be likelier, and how much more likely it has to be for a point above. */
const SURE = 0.7;
const WEIGHT_OF_SCORE = 200;
const YORUBA_LETTERS = /[ẹọṣ]|[eos]\u0323/iu;

/**
 * Whether what a detector of letters says of a text is left open: a language that is not told, or a short text in which
 * nothing but names, such as `Fjord tours from Bergen`, is of the language.
 * @param candidates all of the detector's, the best first
 */
export function isDoubtful(
  text: string,
  candidates: readonly Candidate[],
  { script, letters }: { script: string; letters: number },
): boolean {
  const [best] = candidates;
  if (!best) return true;
  const foreign = FOREIGN_LETTERS[script];
  if (foreign && (text.match(foreign)?.length ?? 0) > letters * FOREIGN_SHARE) return true;
  const said = text.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? [];
  if (isStrange(said, best.language, letters < SHORT ? STRANGE_WORDS_OF_SHORT : STRANGE_WORDS)) return true;
  if (letters >= SHORT || best.language === 'en') return false;
  return (script === 'Latin' && isOfNames(said, candidates)) || isOfNeighbour(text, best);
}

/** Whether its letters run as in a language that is not told, and the detector is not sure enough to stand against that. */
function isOfNeighbour(text: string, { language, score }: Candidate): boolean {
  if (language === 'yo') return !YORUBA_LETTERS.test(text);
  const lead = leadOfNeighbour(text, language);
  return lead !== undefined && lead > 0 && lead > (score - SURE) * WEIGHT_OF_SCORE;
}

function isStrange(said: readonly string[], language: string, least: number): boolean {
  return STRANGERS.some(({ as, words: strange, shape, own }) => {
    if (!as.includes(language)) return false;
    const isOwn = (word: string) => own.has(word) && !strange.has(word);
    const found = said.filter((word) => !own.has(word) && (strange.has(word) || shape?.test(word))).length;
    return found >= least && found > said.filter(isOwn).length;
  });
}

/** English texts name places and dishes of everywhere. */
function isOfNames(said: readonly string[], candidates: readonly Candidate[]): boolean {
  const [best, ...others] = candidates;
  if (!best) return true;
  const english = functionWordsOf('en');
  const own = functionWordsOf(best.language);
  // `i` and `in` are words of many languages, of which it is not known here whether this one is among them.
  const shortest = own.size > 0 ? 1 : MIN_ENGLISH;
  const ownWords = said.filter((word) => own.has(word) && !english.has(word)).length;
  const englishWords = said.filter(
    (word) => english.has(word) && !own.has(word) && word.length >= shortest,
  ).length;
  if (englishWords > 0 && englishWords >= ownWords) return true;
  if (ownWords > 0) return false;
  const rival = others.find(({ language }) => !isAlike(language, best.language));
  const inEnglish = candidates.find(({ language }) => language === 'en');
  if (inEnglish && best.score - inEnglish.score < CLEAR) return true;
  return rival !== undefined && best.score - rival.score < CLEARER;
}

function isAlike(one: string, other: string): boolean {
  return areClose(one, other) || (one === 'da' && other === 'no') || (one === 'no' && other === 'da');
}
