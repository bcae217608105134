import { DEFAULT_LOCALE } from '../products/price';

/** What a block says beside the texts that are given; `{…}` stands for a number or a day. */
interface Phrases {
  /** Before an old price, for who does not see that it is struck. */
  was: string;
  asOf: string;
  stars: string;
  /** On the best value of a row. */
  best: string;
}

const ENGLISH: Phrases = {
  was: 'Was',
  asOf: 'As of {day}',
  stars: '{stars} out of 5 stars',
  best: 'Best',
};
const BY_LANGUAGE: Readonly<Record<string, Phrases | undefined>> = {
  en: ENGLISH,
  de: { was: 'Bisher', asOf: 'Stand: {day}', stars: '{stars} von 5 Sternen', best: 'Bester Wert' },
  es: { was: 'Antes', asOf: 'A fecha de {day}', stars: '{stars} de 5 estrellas', best: 'Lo mejor' },
  fr: { was: 'Avant', asOf: 'Relevé le {day}', stars: '{stars} étoiles sur 5', best: 'Le meilleur' },
  it: { was: 'Prima', asOf: 'Aggiornato al {day}', stars: '{stars} stelle su 5', best: 'Il migliore' },
  nl: { was: 'Eerder', asOf: 'Per {day}', stars: '{stars} van 5 sterren', best: 'Beste' },
  pl: { was: 'Wcześniej', asOf: 'Stan na {day}', stars: '{stars} na 5 gwiazdek', best: 'Najlepsze' },
  pt: { was: 'Antes', asOf: 'Em {day}', stars: '{stars} de 5 estrelas', best: 'O melhor' },
  sv: { was: 'Tidigare', asOf: 'Per den {day}', stars: '{stars} av 5 stjärnor', best: 'Bäst' },
};

/** The phrases of a locale's language (`de-AT`); of a language that has none here, the English ones. */
export function phrasesOf(locale: string = DEFAULT_LOCALE): Phrases {
  return BY_LANGUAGE[locale.split('-')[0]?.toLowerCase() ?? ''] ?? ENGLISH;
}
