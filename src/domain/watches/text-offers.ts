import type { WatchHunk } from '../../contracts/watches/watch-content';
import { countWords } from '../pages/word-counter';
import { amountMeant, pricesIn } from './prices';

/** Of whether something can be had, by shops in usual languages; what says no comes first, for it may hold what says yes. */
const OUT =
  /out of stock|sold out|(?:currently |temporarily )?unavailable|not available|no longer available|discontinued|notify me|back ?order|ausverkauft|nicht (?:auf lager|verfügbar|lieferbar|vorrätig)|vergriffen|derzeit nicht|rupture(?: de stock)?|épuisé|indisponible|agotado|sin (?:stock|existencias)|no disponible|esaurito|non disponibile|uitverkocht|niet (?:op voorraad|leverbaar|beschikbaar)|esgotado|indisponível|fora de estoque|sem stock|brak w magazynie|niedostępn[yae]|wyprzedan[eyo]|tükendi|stokta yok|нет в наличии|распродано|slutsåld|slut i lager|(?:ej|inte) i lager|tillfälligt slut|在庫切れ|売り切れ|品切れ|缺货|缺貨|售罄|품절/giu;
/** It can be ordered, and is not there yet. */
const AHEAD =
  /pre-?orders?|vorbestell(?:en|bar|ung)|précommande|preventa|prenota ora|preordin[ae]|voorbestellen|pré-?venda|encomendar antes|przedsprzedaż|ön sipariş|предзаказ|förbeställ|förhandsboka|予約受付|预售|預購/giu;
const IN =
  /in stock|available(?: now| to ship)?|ready to ship|add to (?:cart|basket|bag)|auf lager|lieferbar|verfügbar|vorrätig|in den warenkorb|en stock|disponible|ajouter au panier|en existencias|añadir (?:al carrito|a la cesta)|disponibile|aggiungi al carrello|op voorraad|leverbaar|in winkelwagen|em (?:estoque|stock)|disponível|adicionar ao carrinho|w magazynie|dostępn[yae]|do koszyka|stokta|sepete ekle|в наличии|в корзину|i lager|在庫あり|有货|有貨|현货|재고 있음/giu;
/** A line of more words speaks of stock, and is no shop's own word on it. */
const MAX_STOCK_WORDS = 12;
/** A price that comes or goes alone in more words is spoken of. */
const MAX_PRICE_WORDS = 6;

/** Prices and words on stock that differ in the text. */
export interface TextOffers {
  price: { before: string[]; after: string[] };
  stock: { before: string[]; after: string[] };
}

/** What a short line says of stock: `in`, `out`, `ahead` of the day that it is sold from, or nothing. */
export function stockIn(line: string): 'in' | 'out' | 'ahead' | null {
  if (line.length > 200 || countWords(line) > MAX_STOCK_WORDS) return null;
  if (line.search(OUT) >= 0) return 'out';
  if (line.search(AHEAD) >= 0) return 'ahead';
  return line.search(IN) >= 0 ? 'in' : null;
}

/** What a hunk changes of prices and stock; null where it changes nothing of them. */
export function offersOf({ removed, added, moved }: WatchHunk): TextOffers | null {
  const gone = removed.filter((_, at) => !moved.removed.includes(at));
  const come = added.filter((_, at) => !moved.added.includes(at));
  const price = differing(pricesOf(gone, come), pricesOf(come, gone), amountMeant);
  const stock = differing(stockLines(gone), stockLines(come), (line) => line);
  const isOther = (lines: string[]) => new Set(lines.map(stockIn));
  const [was, is] = [isOther(stock.before), isOther(stock.after)];
  const hasStock =
    was.size > 0 && is.size > 0 && ([...was].some((state) => !is.has(state)) || was.size !== is.size);
  const hasPrice = price.before.length + price.after.length > 0;
  if (!hasPrice && !hasStock) return null;
  return { price, stock: hasStock ? stock : { before: [], after: [] } };
}

/** Of lines that have a price, those whose price has a counterpart, or which say little else. */
function pricesOf(lines: readonly string[], others: readonly string[]): string[] {
  const isReplaced = others.some((line) => pricesIn(line).length > 0);
  return lines.flatMap((line) => (isReplaced || countWords(line) <= MAX_PRICE_WORDS ? pricesIn(line) : []));
}

function stockLines(lines: readonly string[]): string[] {
  return lines.filter((line) => stockIn(line) !== null);
}

function differing(
  before: string[],
  after: string[],
  keyOf: (value: string) => string,
): { before: string[]; after: string[] } {
  const without = (values: string[], others: string[]) => {
    const known = new Set(others.map(keyOf));
    return [...new Set(values)].filter((value) => !known.has(keyOf(value)));
  };
  return { before: without(before, after), after: without(after, before) };
}
