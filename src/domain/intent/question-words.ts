/** What questions open with, in the commonest languages of keywords; in the form in which keywords are compared. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  [
    'who what when where why which how whose whom is are was were can could do does did should will would',
    "what's who's how's where's",
    'wer was wann wo warum wieso weshalb wie welche welcher welches wozu woher wohin womit',
    'quién quiénes qué cuándo dónde cómo cuál cuáles cuánto cuánta cuántos cuántas quien que cuando donde como cual cuanto',
    'qui quoi quand où pourquoi comment quel quelle quels quelles combien',
    'chi che cosa cos quando dove perché come quale quali quanto quanta quanti quante',
    'quem onde porque qual quais quantos quantas',
    'wie wat wanneer waar waarom hoe welke hoeveel',
    'kto co kiedy gdzie dlaczego jak jaki jaka jakie który która które ile czy',
    'kim ne nerede neden niçin nasil nasıl hangi kaç',
    'vem vad när varför hur vilken vilka hvem hvad hvornår hvor hvorfor hvordan hvilken hva når',
    'кто что когда где почему зачем как какой какая какие сколько',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a word or phrase in normal form begins as a question does: `how to`, `what is`, `warum`. */
export function opensAQuestion(text: string): boolean {
  return QUESTION_WORDS.has(text.split(' ', 1)[0] ?? '');
}
