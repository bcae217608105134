/** What questions open with, in the commonest languages of keywords; in the form in which keywords are compared. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  [
    'who what when where why which how whose whom is are was were can could do does did should will would',
    "what's who's how's where's",
    'wer wen wem wessen was wann wo warum wieso weshalb weswegen wie wieviel wieviele welche welcher welches welchen wozu',
    'woher wohin womit wofür wogegen woran woraus worin wodurch kann darf muss soll',
    'quién quiénes qué cuándo dónde cómo cuál cuáles cuánto cuánta cuántos cuántas quien que cuando donde como cual cuanto',
    "qui quoi quand où pourquoi comment quel quelle quels quelles combien qu'est-ce peut-on puis-je est-ce faut-il doit-on",
    "chi che cosa cos cos'è dov'è quando dove perché perche come qual quale quali quanto quanta quanti quante",
    'quem onde porque porquê qual quais quantos quantas',
    'wie wat wanneer waar waarom waarvoor waarvan waardoor waarmee hoe welke welk hoeveel kun mag',
    'kto co kiedy gdzie skąd dokąd dlaczego czemu czym jak jaki jaka jakie który która które ile czy',
    'kim ne nerede nereden neresi neden niçin niye nasil nasıl hangi hangisi kaç',
    'vem vad när varför hur vilken vilka hvem hvad hvornår hvor hvorfor hvordan hvilken hva når',
    'кто что когда где почему зачем как какой какая какие сколько',
  ]
    .join(' ')
    .split(' '),
);

/** Openings that no word of theirs tells alone. */
const QUESTION_PHRASES: ReadonlySet<string> = new Set([
  ...['por qué', 'por que', 'para qué', 'para que', 'se puede', 'o que', 'por quê'],
  ...['à quoi', 'a quoi', 'à quelle', "c'est quoi", 'peut on', 'est ce', 'a cosa', 'a che', 'si può'],
  ...['na co', 'do czego', 'po co', 'od kiedy', 'seit wann', 'gibt es'],
]);

/** Verbs that ask where a keyword opens with them, and that stand within many that ask nothing: `do cats purr`, `to do list`. */
const ASKING_AT_OPENING: ReadonlySet<string> = new Set(
  'is are were do does did will would should could has'.split(' '),
);
/** What joins two things that somebody chooses among, and joins nothing where a keyword opens with it: `czy kot śni`. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  'or oder ou o of albo lub czy veya yoksa'.split(' '),
);

/** Where in a keyword a word is found. */
export const PLACES = { anywhere: 0, opening: 1, within: 2, alone: 3 } as const;

/** Where a word in normal form is found: some only where a keyword opens with them, some only elsewhere. */
export function placeOf(text: string): number {
  if (ASKING_AT_OPENING.has(text)) return PLACES.opening;
  return JOINING_WORDS.has(text) ? PLACES.within : PLACES.anywhere;
}

/** Whether a word or phrase in normal form begins as a question does: `how to`, `what is`, `warum`. */
export function opensAQuestion(text: string): boolean {
  const [first = '', second = ''] = text.split(' ', 2);
  return QUESTION_WORDS.has(first) || QUESTION_PHRASES.has(`${first} ${second}`);
}
