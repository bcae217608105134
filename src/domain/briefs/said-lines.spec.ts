import { competitorOfText } from './competitor';
import { isToReaders, saidLines } from './said-lines';

const pagesOf = (...texts: string[]) =>
  texts.map((text, at) => ({ position: at + 1, text: competitorOfText(text, { language: 'en' }) }));
const saidOf = (...texts: string[]) => {
  const pages = pagesOf(...texts);
  const said = saidLines(pages);
  return pages.map(({ text }, at) =>
    text.lines.filter((line) => said[at]?.(line)).map(({ text: line }) => line),
  );
};

it.each([
  ['en', 'By Ada Lovelace', false],
  ['en', 'Reviewed by Dr. Grace Hopper, MD', false],
  ['en', '7 minutes read', false],
  ['en', '5 min read', false],
  ['en', 'Filed under Coffee', false],
  ['en', 'Last updated on 3 May', false],
  ['en', 'By the time it boils, the cups are warm.', true],
  ['en', 'Read the manual before the first use.', true],
  ['de', 'Von Ada Lovelace', false],
  ['de', 'Lesezeit: 4 Minuten', false],
  ['de', 'Zuletzt aktualisiert am 3. Mai', false],
  ['de', 'Bildquelle: Pixabay', false],
  ['de', 'Von oben fällt mehr Licht auf die Module als von der Seite.', true],
  ['de', 'Inhalt und Form passen zusammen.', true],
  ['es', 'Por Ada Lovelace', false],
  ['es', 'Tiempo de lectura: 4 minutos', false],
  ['es', 'Publicado el 3 de mayo', false],
  ['es', 'Por eso conviene regar por la tarde.', true],
  ['fr', 'Par Ada Lovelace', false],
  ['fr', 'Temps de lecture : 4 minutes', false],
  ['fr', 'Publié le 3 mai', false],
  ['fr', 'Par temps froid, la batterie tient moins longtemps.', true],
  ['ru', 'Автор: Ада Лавлейс', false],
  ['ru', 'Время чтения: 4 мин', false],
  ['ru', 'Опубликовано 3 мая', false],
  ['ru', 'Содержание сахара в кофе невелико.', false],
  ['ru', 'Автоматика следит за температурой воды.', true],
])('in %s "%s" is of the text: %s', (_, line, isSaid) => {
  expect(saidOf(`# Kettles\n\n${line}`)[0]).toEqual(isSaid ? ['Kettles', line] : ['Kettles']);
});

it.each([
  ['en', 'Hope this helps!', true],
  ['en', 'Let me know in the comments.', true],
  ['en', 'Thanks for reading.', true],
  ['en', 'In this post, I will show you my kettle.', true],
  ['en', 'Let it rest overnight.', false],
  ['en', 'In this climate tomatoes ripen late.', false],
  ['de', 'In diesem Artikel zeige ich dir alles.', true],
  ['de', 'Schreib mir in die Kommentare.', true],
  ['de', 'In diesem Fall hilft ein Zwischenzähler.', false],
  ['es', 'En este artículo veremos cómo se hace.', true],
  ['es', 'Espero que te haya gustado.', true],
  ['es', 'En este caso basta un volumen.', false],
  ['fr', "N'hésitez pas à commenter.", true],
  ['fr', 'Dans cet article, nous verrons tout.', true],
  ['fr', "Dans ce cas, l'image reste petite.", false],
  ['ru', 'Спасибо за внимание!', true],
  ['ru', 'В этой статье мы разберём всё.', true],
  ['ru', 'В этой области промисы удобнее.', false],
])('in %s "%s" speaks to readers: %s', (_, sentence, is) => {
  expect(isToReaders(sentence)).toBe(is);
});

it('leaves out what stands word for word on two pages, unless one is a copy of the other', () => {
  const own = (word: string) =>
    Array.from({ length: 4 }, (_, at) => `The ${word} number ${at} boils its water within minutes.`).join(
      '\n\n',
    );
  const shared = 'Subscribe and get a letter with news each month.';
  const [one, other] = saidOf(`${own('kettle')}\n\n${shared}`, `${own('stove')}\n\n${shared}`);
  expect(one).toHaveLength(4);
  expect(other).not.toContain(shared);
  const [copied] = saidOf(own('kettle'), own('kettle'));
  expect(copied).toHaveLength(4);
});

it('leaves out headings in a table of contents, and code that is marked or looks so', () => {
  const text = [
    ...['# Kettles', '## Descale it', '', 'Descale it', '', '```', 'kettle boil water', '```', ''],
    ...['docker run -d kettle', '', 'Vinegar takes the lime out.'],
  ].join('\n');
  expect(saidOf(text)[0]).toEqual(['Kettles', 'Descale it', 'Vinegar takes the lime out.']);
});
