import { WATCH_MASKS, type WatchMask } from '../../contracts/watches/watch-content';
import { ignoreRules } from './ignore-rules';
import { ignoredSpans, maskLine, maskSpans } from './masks';

const masked = (line: string, masks: readonly WatchMask[] = WATCH_MASKS) =>
  maskSpans(line, masks).map(({ start, end, by }) => `${by}: ${line.slice(start, end)}`);

it.each([
  ['Updated 5 minutes ago by Ada', ['relative-time: 5 minutes ago']],
  ['an hour ago', ['relative-time: an hour ago']],
  ['vor 3 Stunden aktualisiert', ['relative-time: vor 3 Stunden']],
  ['Publié il y a 2 jours', ['relative-time: il y a 2 jours']],
  ['Hace una hora', ['relative-time: Hace una hora']],
  ["un'ora fa", ["relative-time: un'ora fa"]],
  ['5 uur geleden', ['relative-time: 5 uur geleden']],
  ['há 2 horas', ['relative-time: há 2 horas']],
  ['godzinę temu', ['relative-time: godzinę temu']],
  ['3 saat önce', ['relative-time: 3 saat önce']],
  ['2 часа назад', ['relative-time: 2 часа назад']],
  ['5分前に更新', ['relative-time: 5分前']],
  ['Now: 12:45:09 UTC', ['clock-time: 12:45:09 UTC']],
  ['Stand 14:05 Uhr', ['clock-time: 14:05 Uhr']],
  ['1,204 views · 12 comments', ['counter: 1,204 views', 'counter: 12 comments']],
  ['Last updated on 25 Nov 2026, 14:05', ['clock-time: 14:05']],
  ['Stand: Freitag, 14:05 Uhr', ['clock-time: 14:05 Uhr']],
  ['14:05 Uhr – Tor für Bochum', ['clock-time: 14:05 Uhr']],
  ['Sale ends in 02:13:44', ['clock-time: 02:13:44']],
  ['Angebot endet in 02:13', ['clock-time: 02:13']],
  ['Next show starts: 00:14:59', ['clock-time: 00:14:59']],
  ['L’offre se termine dans 11:02:09', ['clock-time: 11:02:09']],
  ['Ada Lovelace · 9h', ['relative-time: 9h']],
  ['12h', ['relative-time: 12h']],
  ['3d · Ada | 12', ['relative-time: 3d']],
  ['1,098 reviews', ['counter: 1,098 reviews']],
  ['120 verified reviews, 4.5 of 5', ['counter: 120 verified reviews']],
  ['1.098 Bewertungen', ['counter: 1.098 Bewertungen']],
  ['1 098 avis', ['counter: 1 098 avis']],
  ['1.098 reseñas', ['counter: 1.098 reseñas']],
  ['1.098 recensioni', ['counter: 1.098 recensioni']],
  ['1 098 opinii', ['counter: 1 098 opinii']],
  ['1.098 değerlendirme', ['counter: 1.098 değerlendirme']],
  ['1 098 отзывов', ['counter: 1 098 отзывов']],
  ['1,098件のレビュー', ['counter: 1,098件のレビュー']],
  ['1.098 beoordelingen', ['counter: 1.098 beoordelingen']],
  ['1.098 avaliações', ['counter: 1.098 avaliações']],
  ['Reviews (1,098)', ['counter: Reviews (1,098)']],
  ['1.2k likes', ['counter: 1.2k likes']],
  ['Comments (12)', ['counter: Comments (12)']],
  ['17 people are viewing this right now', ['counter: 17 people are viewing this right now']],
  ['1.204 Aufrufe', ['counter: 1.204 Aufrufe']],
  ['Views: 99', ['counter: Views: 99']],
  ['Request d41d8cd98f00b204e9800998ecf8427e', ['hex: d41d8cd98f00b204e9800998ecf8427e']],
  ['550e8400-e29b-41d4-a716-446655440000', ['uuid: 550e8400-e29b-41d4-a716-446655440000']],
  ['Page generated in 0.123 seconds', ['generated: Page generated in 0.123 seconds']],
  ['Generated on 2026-11-25T10:00:00Z', ['generated: Generated on 2026-11-25T10:00:00Z']],
  ['42 queries in 0.31 seconds.', ['generated: 42 queries in 0.31 seconds']],
])('masks of “%s”', (line, expected) => {
  expect(masked(line)).toEqual(expected);
});

it.each([
  'It costs 19.99 € instead of 24.99 €',
  'Published on 14 March 2026',
  'Open 9:00–18:00 and 10:00 to 14:00',
  'Rated 4.5 of 5',
  'Bewertung: 4,5 von 5',
  'The webinar starts at 18:00',
  'Beginn: 19:30 Uhr',
  'Monday, 18:00',
  'Offer ends Friday 23:59:59',
  'Deadline: 2026-12-01 23:59:59',
  'le 14 mars à 18:00',
  '18:00 on Friday',
  '14.03.2027, 20:15 Uhr',
  'Отправление 14:05',
  '開演 18:30',
  'Flight departs 06:40',
  'Battery life 9h',
  'Takes 9h · Serves 4',
  'Room 404 has 3 windows',
  'A facade of the Cabbage Decade',
  'Ratio 1:1',
  'Call 0123 456789',
  'Only 3 left in stock',
])('masks nothing of “%s”', (line) => {
  expect(masked(line)).toEqual([]);
});

it('leaves alone what is switched off', () => {
  expect(masked('5 minutes ago, 12 views', ['counter'])).toEqual(['counter: 12 views']);
  expect(maskLine('12 views', [])).toBe('12 views');
});

it('makes lines equal that differ in masked tokens alone', () => {
  expect(maskLine('Ada, 5 minutes ago', WATCH_MASKS)).toBe(maskLine('Ada, yesterday', WATCH_MASKS));
  expect(maskLine('Ada, 5 views', WATCH_MASKS)).not.toBe(maskLine('Ada, 5 minutes ago', WATCH_MASKS));
});

it('shows what is ignored by rules and masks, each once', () => {
  const line = 'Sponsored: 12 views, 5 minutes ago';
  expect(ignoredSpans(line, WATCH_MASKS, ignoreRules(['12 *,']))).toEqual([
    { start: 11, end: 20, by: 'rule' },
    { start: 21, end: 34, by: 'relative-time' },
  ]);
});
