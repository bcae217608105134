import { competitorOfText } from './competitor';
import { pageKindOf } from './page-kinds';

/** Sentences as pages of each language have them, of at least the words that show it. */
const PROSE: Readonly<Record<string, string>> = {
  en: 'The kettle boils its water within a few minutes, and nobody has to wait for it in the morning. It is made of steel, so that it lasts for years, and the lid keeps the heat inside. When the water is too hard, you should take the lime out with vinegar, because it would take longer to boil with it. There is no need to buy another one before that.',
  de: 'Der Kessel kocht das Wasser in wenigen Minuten, und niemand muss am Morgen auf ihn warten. Er ist aus Stahl, damit er viele Jahre hält, und der Deckel hält die Wärme im Inneren. Wenn das Wasser zu hart ist, sollte man den Kalk mit Essig lösen, weil es sonst länger dauert, bis es kocht. Vorher muss man keinen neuen kaufen, und das ist auch gut so.',
  es: 'El hervidor calienta el agua en pocos minutos y nadie tiene que esperar por la mañana. Es de acero para que dure muchos años, y la tapa guarda el calor en su interior. Cuando el agua es muy dura, hay que quitar la cal con vinagre, porque si no tarda más en hervir. No hace falta comprar otro antes de eso, y así se ahorra mucho dinero con el tiempo.',
  fr: "La bouilloire chauffe l'eau en quelques minutes et personne ne doit attendre le matin. Elle est en acier pour durer des années, et le couvercle garde la chaleur à l'intérieur. Quand l'eau est trop dure, il faut enlever le calcaire avec du vinaigre, car sinon elle met plus de temps à bouillir. Il n'est pas utile d'en acheter une autre avant cela, et c'est bien ainsi pour tous.",
  ru: 'Чайник греет воду за несколько минут, и никому не нужно ждать его по утрам. Он сделан из стали, чтобы служить много лет, а крышка держит тепло внутри. Если вода слишком жёсткая, нужно убрать накипь уксусом, потому что иначе она будет закипать дольше. До этого нет смысла покупать другой, и это хорошо для всех, кто любит чай и кофе по утрам и вечерам, а также на даче.',
};
const LANGUAGES = Object.keys(PROSE);
const kindOf = (
  text: string,
  language: string,
  {
    finalUrl = 'https://a.example/kettles',
    ...more
  }: { finalUrl?: string; schemaTypes?: string[]; lang?: string } = {},
) =>
  pageKindOf({ position: 1, finalUrl, text: { ...competitorOfText(text, { language }), ...more } }, language);

it.each(LANGUAGES.flatMap((of) => LANGUAGES.map((language) => [of, language] as const)))(
  'a page in %s is foreign to a brief in %s unless that is its language',
  (of, language) => {
    expect(kindOf(PROSE[of] ?? '', language)).toBe(of === language ? undefined : 'language');
  },
);

it.each<[what: string, kind: string | undefined, language: string, text: string, more?: object]>([
  ['a video by its host', 'video', 'en', PROSE.en ?? '', { finalUrl: 'https://www.youtube.com/watch?v=x' }],
  ['a video by its markup', 'video', 'de', 'Ein Film.', { schemaTypes: ['VideoObject'] }],
  [
    'no video: an article with one',
    undefined,
    'en',
    (PROSE.en ?? '').repeat(6),
    { schemaTypes: ['VideoObject'] },
  ],
  ['a forum by its host', 'forum', 'en', PROSE.en ?? '', { finalUrl: 'https://www.reddit.com/r/kettles/x' }],
  ['a forum by its address', 'forum', 'de', PROSE.de ?? '', { finalUrl: 'https://a.example/forum/kessel' }],
  ['a forum by its markup', 'forum', 'fr', PROSE.fr ?? '', { schemaTypes: ['QAPage'] }],
  [
    'no forum: an article on forums',
    undefined,
    'en',
    PROSE.en ?? '',
    { finalUrl: 'https://a.example/forums-of-rome' },
  ],
])('tells %s', (_, kind, language, text, more) => {
  expect(kindOf(text, language, more)).toBe(kind);
});

it.each([
  ['en', 'Reply', 'Ada wrote:'],
  ['de', 'Antworten', 'Ada schrieb:'],
  ['es', 'Responder', 'Ada escribió:'],
  ['fr', 'Répondre', 'Ada a écrit :'],
  ['ru', 'Ответить', 'Ада написала:'],
])('tells a forum by its posts in %s', (language, reply, wrote) => {
  const posts = [reply, wrote, reply, wrote].join('\n\n');
  expect(kindOf(`${PROSE[language]}\n\n${posts}`, language)).toBe('forum');
  expect(kindOf(`${PROSE[language]}\n\n${reply}`, language)).toBeUndefined();
});

it.each([
  ['en', 'Add to cart', '$19.99'],
  ['de', 'In den Warenkorb', '19,99 €'],
  ['es', 'Añadir al carrito', '19,99 €'],
  ['fr', 'Ajouter au panier', '19,99 €'],
  ['ru', 'В корзину', '1990 руб'],
])('tells a list of a shop in %s, and not an article with prices', (language, cart, price) => {
  const offers = Array.from({ length: 8 }, (_, at) => `Kettle ${at} ${price}\n\n${cart}`).join('\n\n');
  expect(kindOf(offers, language)).toBe('shop');
  expect(kindOf(`${(PROSE[language] ?? '').repeat(4)}\n\nKettle ${price}`, language)).toBeUndefined();
});

it.each([
  ['en', 'Read more', 'Subscribe to continue reading this story.'],
  ['de', 'Weiterlesen', 'Jetzt weiterlesen mit dem Abo.'],
  ['es', 'Leer más', 'Suscríbete para seguir leyendo.'],
  ['fr', 'Lire la suite', 'Cet article réservé aux abonnés continue ici.'],
  ['ru', 'Читать далее', 'Оформите подписку, и текст откроется.'],
])('tells teasers and a text behind a wall in %s', (language, more, wall) => {
  const teasers = Array.from({ length: 6 }, (_, at) => `Kettle ${at} boils … ${more}`).join('\n\n');
  expect(kindOf(teasers, language)).toBe('teaser');
  expect(kindOf(`${PROSE[language]}\n\n${wall}`, language)).toBe('teaser');
  expect(kindOf(`${PROSE[language]}\n\n${more}`, language)).toBeUndefined();
});
