import type { PageOutlier } from '../../contracts/briefs/briefs';
import { UNSPACED } from '../keyphrases/keyphrases';
import { functionWordsOf } from '../text/function-words';
import type { ComparedPage } from './compared-page';
import { hostOf } from './page-hosts';

type PageKind = Exclude<PageOutlier, 'short' | 'long'>;

/** So many words show which language a page is in, and no fewer do. */
const SHOWING = { most: 500, least: 60 };
const WORD = /[\p{L}\p{M}'’]+/gu;
/** Share of function words in a text of a language that has a list; of another language a page has fewer than so much of it. */
const SPOKEN = { least: 0.2, other: 0.6, declared: 0.9 };
const LANGUAGES = 'en de fr es it pt nl ru uk pl sv da no tr cs sk hr'.split(' ');

const VIDEO_HOSTS =
  /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|tiktok\.com|twitch\.tv|rutube\.ru)$/;
const FORUM_HOSTS =
  /(?:^|\.)(?:reddit\.com|quora\.com|stackexchange\.com|stackoverflow\.com|gutefrage\.net)$|^(?:forums?|community|discuss|board)\./;
const FORUM_PATHS =
  /\/(?:forums?|threads?|viewtopic|showthread|foren|foro|foros|discussions?|topic)(?:[/?]|\.\w|-\d)/i;
const FORUM_TYPES: ReadonlySet<string> = new Set(['DiscussionForumPosting', 'QAPage']);
const LIST_TYPES: ReadonlySet<string> = new Set(['CollectionPage', 'OfferCatalog', 'SearchResultsPage']);
/** A page that is a video has hardly a text beside it. */
const VIDEO_WORDS = 300;

const PRICE =
  /(?:[$€£¥₽]|\b(?:USD|EUR|GBP|CHF|RUB|PLN|SEK)\b)\s?\d|\d(?:[.,]\d{2})?\s?(?:[$€£¥₽]|zł|kr|руб|USD|EUR|GBP|CHF)(?!\p{L})/u;
const CART =
  /^(?:add to (?:cart|basket|bag)|buy now|quick view|shop now|sold out|in den warenkorb|in den einkaufswagen|jetzt kaufen|ausverkauft|ajouter au panier|añadir al carrito|añadir a la cesta|comprar|aggiungi al carrello|adicionar ao carrinho|in winkelwagen|dodaj do koszyka|sepete ekle|в корзину|купить|lägg i varukorg)\b/iu;
/** Lines with a price or a button to buy, beside the share of words in whole sentences. */
const SHOP = { lines: 6, prose: 0.45, sentence: 12 };

const POST =
  /^(?:(?:reply|quote|report|like|upvote|share|antworten|zitieren|responder|citar|répondre|citer|rispondi|ответить|цитировать|odpowiedz)(?:\s\S+)?$|(?:joined|member since|posts?|messages?|beiträge|mitglied seit|dabei seit|registriert|mensajes|se registró|inscrit le|messaggi|сообщени[йя]|регистрация)\s?:|.{1,40}\s(?:wrote|said|schrieb|escribió|a écrit|ha scritto|писал\(?а?\)?|написал\(?а?\)?)\s?:)/iu;
const POSTS = 4;

const GOES_ON =
  /(?:(?:subscribe|sign up|sign in|log in|register|become a member)\b.{0,40}\b(?:to (?:continue|keep|read)|to unlock|for full access)|(?:continue|keep) reading (?:this|with|for)|(?:this|the) (?:article|story|post) is (?:for|only available to) (?:paying |premium )?(?:subscribers|members)|jetzt (?:weiterlesen|abonnieren)|weiterlesen mit|(?:diesen|den ganzen|den vollständigen) artikel (?:weiter)?lesen|inicia sesión para|suscríbete para (?:seguir|leer|continuar)|(?:contenido|artículo) (?:exclusivo|solo) para suscriptores|abonnez-vous pour|(?:article|contenu) réservé aux abonnés|il vous reste .{1,20} à lire|abbonati per|contenuto riservato|assine para|conteúdo exclusivo para assinantes|оформите подписку|доступно только подписчикам|читать (?:полностью|далее) (?:на|в|по))/iu;
/** Read from the end of a line, where it stands, and not from each place of it. */
const MORE =
  /(?<=(?:…|\.\.\.|\[…\]|\bread more|\bcontinue reading|\bweiterlesen|\bmehr lesen|\bleer más|\bseguir leyendo|\blire la suite|\ben savoir plus|\bleggi tutto|\bcontinua a leggere|\bleia mais|\blees meer|\bczytaj więcej|читать (?:далее|дальше|полностью)|\bläs mer|\bdevamını oku)\s*[»›→.]*)$/iuy;
/** As far from a line's end as any of them begins, however it is spaced. */
const MORE_LENGTH = 60;
/** A list of the beginnings of texts; a page whose text ends where a wall begins is short as well. */
const TEASERS = { lines: 5, share: 0.2, words: 600, last: 6 };

/** What a page is, where it is no text as the others are, in the language of the brief; undefined of a text like any. */
export function pageKindOf(page: ComparedPage, language: string): PageKind | undefined {
  if (isOtherLanguage(page, language)) return 'language';
  if (isVideo(page)) return 'video';
  if (isForum(page)) return 'forum';
  if (isShopList(page)) return 'shop';
  return isTeaser(page) ? 'teaser' : undefined;
}

/** By the function words of its first words: what a page says of itself is often its template's. */
function isOtherLanguage({ text }: ComparedPage, language: string): boolean {
  const declared = text.lang?.trim().toLowerCase().split(/[-_]/)[0];
  const said: string[] = [];
  for (const line of text.lines) {
    said.push(...(line.text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []));
    if (said.length >= SHOWING.most) break;
  }
  const words = said.slice(0, SHOWING.most);
  if (words.length < SHOWING.least) return false;
  const unspaced = words.filter((word) => UNSPACED.test(word)).length / words.length;
  if (['ja', 'zh', 'th'].includes(language)) return unspaced < 0.3;
  if (unspaced > 0.5) return true;
  const shareOf = (of: string) => {
    const list = functionWordsOf(of);
    return words.filter((word) => list.has(word)).length / words.length;
  };
  const own = shareOf(language);
  const others = LANGUAGES.filter((each) => each !== language).map((code) => ({
    code,
    share: shareOf(code),
  }));
  const most = others.reduce((one, other) => (other.share > one.share ? other : one));
  if (functionWordsOf(language).size === 0) return most.share >= 2 * SPOKEN.least;
  const isDeclaredOther = declared === most.code;
  return most.share >= SPOKEN.least && own < (isDeclaredOther ? SPOKEN.declared : SPOKEN.other) * most.share;
}

function isVideo({ text, finalUrl }: ComparedPage): boolean {
  if (VIDEO_HOSTS.test(hostOf(finalUrl) ?? '')) return true;
  return text.counts.words < VIDEO_WORDS && text.schemaTypes.includes('VideoObject');
}

function isForum({ text, finalUrl }: ComparedPage): boolean {
  if (FORUM_HOSTS.test(hostOf(finalUrl) ?? '') || FORUM_PATHS.test(finalUrl ?? '')) return true;
  if (text.schemaTypes.some((type) => FORUM_TYPES.has(type))) return true;
  return text.lines.filter((line) => POST.test(line.text)).length >= POSTS;
}

function isShopList({ text }: ComparedPage): boolean {
  const lines = text.lines.filter(({ text: line, level }) => level > 0 || line.length < 160);
  const offers = lines.filter(({ text: line }) => PRICE.test(line) || CART.test(line)).length;
  const isDeclared = text.schemaTypes.some((type) => LIST_TYPES.has(type));
  if (offers < (isDeclared ? SHOP.lines / 2 : SHOP.lines)) return false;
  return proseShareOf(text.lines.map((line) => line.text)) < SHOP.prose;
}

/** Of the words, those in lines as long as a sentence. */
function proseShareOf(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.split(/\s+/).length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const prose = lengths.reduce((sum, length) => sum + (length >= SHOP.sentence ? length : 0), 0);
  return all > 0 ? prose / all : 0;
}

function isTeaser({ text }: ComparedPage): boolean {
  const lines = text.lines.filter(({ level }) => level === 0);
  const open = lines.filter((line) => leadsToMore(line.text.slice(-MORE_LENGTH))).length;
  if (open >= TEASERS.lines && open >= TEASERS.share * lines.length) return true;
  return (
    text.counts.words < TEASERS.words && lines.slice(-TEASERS.last).some((line) => GOES_ON.test(line.text))
  );
}

function leadsToMore(end: string): boolean {
  MORE.lastIndex = end.length;
  return MORE.test(end);
}
