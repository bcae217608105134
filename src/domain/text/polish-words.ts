import { commonWord } from './common-words';
import { endings } from './polish-endings.json';
import { EndingClasses, type InflectedClass } from './inflected-class';

const POLISH = new EndingClasses(endings);

/**
 * What a word of Polish may be: as the list of frequent words has it, else by the endings of the forms of Morfeusz
 * (`polish-endings.json`). On words that were held out 4.9 % of the nouns and 2.9 % of the others are misread
 * (scripts/make-polish-endings.mjs prints it).
 * @param form in comparable form
 */
export function polishClassOf(form: string): InflectedClass {
  const kind = commonWord(form, 'pl')?.kind;
  if (kind === 'verb') return 'other';
  return kind ?? POLISH.of(form);
}
