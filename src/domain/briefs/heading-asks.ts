import { normalizeText } from '../intent/normalize';

/** What a heading asks for; of "what" and "which" nothing is known: "What you need" asks how, and "What to look for" as well. */
export type AskedFor = 'why' | 'how' | 'where' | 'when' | 'who' | 'much';

const WORDS: Readonly<Record<AskedFor, string>> = {
  why: 'why|warum|wieso|weshalb|wozu|por qué|para qué|pourquoi|perché|por que|por quê|waarom|dlaczego|po co|neden|niçin|niye|почему|зачем|для чего|varför',
  how: 'how|wie|cómo|comment|come|como|hoe|jak|nasıl|как|hur',
  where: 'where|wo|woher|wohin|dónde|où|dove|onde|waar|gdzie|nerede|где|var',
  when: 'when|wann|cuándo|quand|quando|wanneer|kiedy|ne zaman|когда|när',
  who: 'who|wer|quién|quiénes|qui|chi|quem|kto|kim|кто|vem',
  much: 'how much|how many|how long|how often|wie viel|wie viele|wie lange|wie oft|cuánto|cuánta|cuántos|cuántas|combien|quanto|quanta|quanti|quante|quantos|quantas|hoeveel|hoe lang|hoe vaak|ile|jak długo|jak często|ne kadar|kaç|сколько|как долго|как часто|hur mycket|hur länge',
};
const LONGEST_FIRST = Object.entries(WORDS)
  .flatMap(([kind, words]) =>
    words.split('|').map((word) => [normalizeText(word), kind as AskedFor] as const),
  )
  .sort(([a], [b]) => b.length - a.length);

/** What is done with things, beside which a heading is no list of them: "Add the ingredients". */
const STEPS =
  'add|mix|combine|stir|blend|knead|hinzugeben|hinzufügen|zugeben|dazugeben|mischen|vermischen|vermengen|verrühren|verkneten|kneten|añadir|agregar|mezclar|batir|ajouter|mélanger|incorporer|aggiungere|mescolare|unire|adicionar|misturar|toevoegen|mengen|dodać|dodaj|wymieszać|wymieszaj|добавить|добавьте|смешать|смешайте|перемешать|ekleyin|karıştırın';
const STEP = new RegExp(`(?<!\\p{L})(?:${normalizeText(STEPS)})(?!\\p{L})`, 'u');

/** By the word that a heading opens with; undefined of none that tells. */
export function askedForBy(heading: string): AskedFor | undefined {
  const text = `${normalizeText(heading).replace(/^[¿"'“‘«(]+/u, '')} `;
  return LONGEST_FIRST.find(([word]) => text.startsWith(`${word} `))?.[1];
}

/** Whether a heading says what to do with things instead of naming them. */
export function isStep(heading: string): boolean {
  return STEP.test(normalizeText(heading));
}
