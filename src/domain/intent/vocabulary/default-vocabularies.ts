import type { IntentType } from '../../../contracts/intent/intent';
import type { IntentLanguage } from '../../../contracts/intent/intent-languages';
import de from './words/de.json';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';
import it from './words/it.json';
import nl from './words/nl.json';
import pl from './words/pl.json';
import pt from './words/pt.json';
import tr from './words/tr.json';

/** The words and phrases that Cohort begins with for one intent. */
interface Vocabulary {
  /** Taken by "Auto fill important words". */
  important: readonly string[];
  others: readonly string[];
}

/** What every new installation begins with, one file for each language; admins edit it from there. */
export const DEFAULT_VOCABULARIES: Record<IntentLanguage, Record<IntentType, Vocabulary>> = {
  en,
  de,
  es,
  fr,
  it,
  nl,
  pl,
  pt,
  tr,
};
