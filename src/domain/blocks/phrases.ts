import { DEFAULT_LOCALE } from '../products/price';

/** What a block says beside the texts that are given; `{…}` stands for a number or a day. */
interface Phrases {
  /** Before an old price, for who does not see that it is struck. */
  was: string;
  asOf: string;
  stars: string;
  /** On the best value of a row. */
  best: string;
  /** Before the choice of an order, and what can be chosen. */
  sortText: string;
  orderText: string;
  scoreText: string;
  priceText: string;
  validUntil: string;
}

const ENGLISH: Phrases = {
  was: 'Was',
  asOf: 'As of {day}',
  stars: '{stars} out of 5 stars',
  best: 'Best',
  sortText: 'Sort by',
  orderText: 'Our ranking',
  scoreText: 'Score',
  priceText: 'Price',
  validUntil: 'Valid until {day}',
};
const BY_LANGUAGE: ReadonlyMap<string, Phrases> = new Map(
  Object.entries({
    de: {
      was: 'Bisher',
      asOf: 'Stand: {day}',
      stars: '{stars} von 5 Sternen',
      best: 'Bester Wert',
      sortText: 'Sortieren nach',
      orderText: 'Unsere Reihenfolge',
      scoreText: 'Bewertung',
      priceText: 'Preis',
      validUntil: 'Gültig bis {day}',
    },
    es: {
      was: 'Antes',
      asOf: 'A fecha de {day}',
      stars: '{stars} de 5 estrellas',
      best: 'Lo mejor',
      sortText: 'Ordenar por',
      orderText: 'Nuestra selección',
      scoreText: 'Puntuación',
      priceText: 'Precio',
      validUntil: 'Válido hasta el {day}',
    },
    fr: {
      was: 'Avant',
      asOf: 'Relevé le {day}',
      stars: '{stars} étoiles sur 5',
      best: 'Le meilleur',
      sortText: 'Trier par',
      orderText: 'Notre classement',
      scoreText: 'Note',
      priceText: 'Prix',
      validUntil: 'Valable jusqu’au {day}',
    },
    it: {
      was: 'Prima',
      asOf: 'Aggiornato al {day}',
      stars: '{stars} stelle su 5',
      best: 'Il migliore',
      sortText: 'Ordina per',
      orderText: 'La nostra classifica',
      scoreText: 'Voto',
      priceText: 'Prezzo',
      validUntil: 'Valido fino al {day}',
    },
    nl: {
      was: 'Eerder',
      asOf: 'Per {day}',
      stars: '{stars} van 5 sterren',
      best: 'Beste',
      sortText: 'Sorteren op',
      orderText: 'Onze volgorde',
      scoreText: 'Score',
      priceText: 'Prijs',
      validUntil: 'Geldig t/m {day}',
    },
    pl: {
      was: 'Wcześniej',
      asOf: 'Stan na {day}',
      stars: '{stars} na 5 gwiazdek',
      best: 'Najlepsze',
      sortText: 'Sortuj według',
      orderText: 'Nasz ranking',
      scoreText: 'Ocena',
      priceText: 'Cena',
      validUntil: 'Ważne do {day}',
    },
    pt: {
      was: 'Antes',
      asOf: 'Em {day}',
      stars: '{stars} de 5 estrelas',
      best: 'O melhor',
      sortText: 'Ordenar por',
      orderText: 'A nossa seleção',
      scoreText: 'Nota',
      priceText: 'Preço',
      validUntil: 'Válido até {day}',
    },
    sv: {
      was: 'Tidigare',
      asOf: 'Per den {day}',
      stars: '{stars} av 5 stjärnor',
      best: 'Bäst',
      sortText: 'Sortera efter',
      orderText: 'Vår ranking',
      scoreText: 'Betyg',
      priceText: 'Pris',
      validUntil: 'Gäller till och med {day}',
    },
  }),
);

/** The phrases of a locale's language (`de-AT`); of a language that has none here, the English ones. */
export function phrasesOf(locale: string = DEFAULT_LOCALE): Phrases {
  return BY_LANGUAGE.get(locale.split('-')[0]?.toLowerCase() ?? '') ?? ENGLISH;
}
