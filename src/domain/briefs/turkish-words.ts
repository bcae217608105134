import { specificity } from '../text/common-words';

/** Predicates: "imkansızdır", "değiştirilemez", "kullanılır", "değil". */
const PREDICATE =
  /(?:[dt][ıiuü]r(?:l[ae]r)?|m[ae]z(?:l[ae]r)?|(?:[ae]n|[ıiuü]l|[ıiuü]n|[lrş]t)[ıiuü]r|m[ae]d[ae]n|m[ae]ksızın|değil\p{L}*|(?:vard?ır|yoktur))$/u;
/** Participles: "başlatılan", "işleyen", "artırdığı". */
const PARTICIPLE = /(?:(?:y|[ıiuü][ln]|l[ae])[ae]n|[dt][ıiuü]ğ[ıiuü]\p{L}*)$/u;
/** Where things are, go and come from, and what is theirs: "dünyasında", "fiyatındaki", "varlığın". */
const PLACED =
  /(?:l[ae]r|[sy]?[ıiuü]n|.)(?:[dt][ae](?:n|ki(?:l[ae]r)?)?)$|(?:n[ıiuü]n|.{2}[ıiuü]n|[ıiuü][mn][ıiuü]z|[sıiuü]n[ae]|l[ae]r[ae]|yl[ae]|kl[ae]|ç[ae])$/u;
/** To whom and what: "paraya", "problemini". Such a noun may be shown where no page has it plain. */
const OBJECT = /(?:y[ae]|[ıiuü]n[ıiuü]|y[ıiuü])$/u;
/** What is theirs or done to it, of one word alone: "yeniliği", "avantajları". */
const OF_OTHERS = /(?:s[ıiuü]|l[ae]r[ıi]|ğ[ıiuü]|[ıiuü]n[ıiuü]z[ıiuü])$/u;
/** Whose or what kind of: "Bitcoin'in", which what is theirs must follow. */
const OWNER = /n[ıiuü]n$|'[ıiuü]n$|.{3}[ıiuü]n$/u;
const OWNED = /(?:[ıiuü]|[ıiuü]n[ıiuü]|[sn][ıiuü]n[ae])$/u;
const WITHOUT = /s[ıiuü]z$/u;
const WITH = /(.{3,})l[ıiuü]$/u;
/** Nouns that end as one of these. */
const NOUNS =
  /^(?:satır|çadır|hatır|katır|kadir|nadir|yatır|sınır|sinir|zincir|mantar|namaz|boğaz|infaz|para|kira|arda|sıra|ada|oda|moda|veda|gıda|soda|fayda|banka|marka|hata|rota|nota|harita|posta|kota|veri tabanı|altın|kadın|basın|yakın|akın|odun|boyun|burun|koyun|toplum|düzen|neden|beden|maden|vatan|yılan|plan|ilan|alan|insan|zaman|lisan|liman|orman|uzman|roman|kurban|kaptan|vitamin|hayvan|meydan|kazan|patlıcan|soğan|ceylan|yalan|divan|tavan|keten|sütun|ziyan|beyan|isyan|milyar|kahya|rüya|dünya|medya|kimya|mafya|fotoğrafya|çarşı|ürün|gün|bütün|son|iktidar|yayın|kayın|ayın|oyun|soyun|kanun|mevduat|ücret|zeytin|aydın|metin|çetin|emin|zemin|temin|tahmin|vergi|bilgi|token|blockchain|altcoin|coin|bitcoin|domain|stablecoin|online|main|chain|\p{L}*(?:coin|chain))$/u;

/** Whether a word of Turkish is a verb or a participle, or ends a sentence as one. */
export function isTurkishVerb(form: string): boolean {
  return !NOUNS.test(form) && (PREDICATE.test(form) || PARTICIPLE.test(form));
}

/** How far a word of Turkish is from what a term is told in: 0 plain, 1 an object, 2 a place or an owner. */
export function turkishCaseOf(form: string): 0 | 1 | 2 {
  if (NOUNS.test(form)) return 0;
  return PLACED.test(form) ? 2 : OBJECT.test(form) ? 1 : 0;
}

/** Whether words may stand before the last one of a term: plain, or an owner of what follows. */
function isTurkishPhrase(forms: readonly string[]): boolean {
  const last = forms.at(-1) ?? '';
  return forms.slice(0, -1).every((form) => {
    if (NOUNS.test(form)) return true;
    if (OWNER.test(form)) return OWNED.test(last);
    return turkishCaseOf(form) === 0;
  });
}

/** Whether a word says of what kind something is: "maliyetli", "değersiz". */
function isTurkishAdjective(form: string): boolean {
  if (NOUNS.test(form)) return false;
  const [, base = ''] = WITH.exec(form) ?? [];
  return WITHOUT.test(form) || (base !== '' && specificity([base], 'tr') < 1);
}

/** Whether a word by itself is plain. */
export function isPlainTurkish(form: string): boolean {
  return turkishCaseOf(form) === 0 && (NOUNS.test(form) || !OF_OTHERS.test(form));
}

/** Without plural and possession, by which twins are told: "merkez bankası", "merkez bankaları". */
function turkishBaseOf(form: string): string {
  return form.replace(/(?:l[ae]r)?(?:[sn]?[ıiuü]n?[ıiuüae]?)?$/u, '');
}

/**
 * Of phrases of two words, those that may be: what owns a thing in others owns it in all, "bitcoin fiyatı" beside "bitcoin
 * dolaşıma"; and of twins the one that is said most.
 */
export function turkishPhrasesAmong<Each extends { text: string; uses: readonly number[] }>(
  phrases: readonly Each[],
): Each[] {
  const owned = new Map<string, number>();
  const pairs = phrases.map(({ text }) => text.split(' '));
  for (const [first = '', last = '', ...others] of pairs)
    if (others.length === 0 && OWNED.test(last)) owned.set(first, (owned.get(first) ?? 0) + 1);
  const best = new Map<string, Each>();
  const baseOf = ({ text }: Each) => text.split(' ').map(turkishBaseOf).join(' ');
  const total = ({ uses }: Each) => uses.reduce((sum, count) => sum + count, 0);
  for (const phrase of phrases) {
    const base = baseOf(phrase);
    const known = best.get(base);
    if (!known || total(phrase) > total(known)) best.set(base, phrase);
  }
  return phrases.filter((phrase, at) => {
    const [first = '', last = '', ...others] = pairs[at] ?? [];
    if (best.get(baseOf(phrase)) !== phrase) return false;
    return last === '' || others.length > 0 || (owned.get(first) ?? 0) < 2 || OWNED.test(last);
  });
}

/** Whether words are told as a term is: plain, or what is theirs behind who owns it. */
export function isTurkishTerm(forms: readonly string[]): boolean {
  const [last = ''] = forms.slice(-1);
  if (forms.length > 1) return turkishCaseOf(last) < 2 && isTurkishPhrase(forms);
  return isPlainTurkish(last) && !isTurkishAdjective(last);
}
