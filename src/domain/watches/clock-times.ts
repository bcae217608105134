/** Languages whose names of days and months are known. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'tr', 'ru', 'sv'] as const;
const DAY_MS = 24 * 60 * 60_000;
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
/** Characters before a time, and behind it, in which something says what it is; and those in which it says what was updated. */
const BEFORE = 24;
const BEHIND = 8;
const UPDATED_BEFORE = 40;

const wordsOf = (text: string) => new Set(text.split(' '));
/** What begins or ends at a time: an author says so, and no clock. */
const EVENTS = wordsOf(
  'starts start starting begins begin beginning opens opening closes closing departs departing departure arrives arrival kick-off kickoff doors check-in check-out deadline ends end until from ' +
    'beginnt beginn beginnen startet öffnet schließt abfahrt abflug ankunft einlass anpfiff anmeldeschluss endet ab ' +
    "commence débute début ouvre ferme départ arrivée d'envoi d’envoi jusqu'à jusqu’à dès " +
    'empieza comienza inicio abre cierra sale salida llegada hasta desde ' +
    'inizia inizio apre chiude parte partenza arrivo fino dalle ' +
    'begint aanvang opent sluit vertrekt vertrek aankomst vanaf ' +
    'começa início fecha partida chegada até às ' +
    'zaczyna początek rozpoczęcie otwarcie zamknięcie odjazd przyjazd godziny godz ' +
    'başlar başlıyor başlangıç açılış kapanış kalkış varış ' +
    'начало начнётся начнется начинается открывается закрывается отправление прибытие ' +
    'börjar startar öppnar stänger avgår avgång ankomst',
);
/** What a system says of its own last change. */
const UPDATED = wordsOf(
  'update updated modified refreshed last checked stand aktualisiert zuletzt geändert abgerufen mis màj actualizado aggiornato bijgewerkt atualizado zaktualizowano aktualizacja güncelleme güncellendi güncellenme обновлено обновлена обновление uppdaterad',
);
const UPDATED_PHRASE = /as of|更新/i;

/** What is left until something begins or ends: nobody writes the seconds of a time of day, or `in` before one. */
const SECONDS = /\d:\d{2}:\d{2}/;
const LEFT_BEFORE = /(?<!\p{L})(?:in|noch|dans|tra|fra|over|nog|za|через)\s*$/iu;

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

const named = (options: Intl.DateTimeFormatOptions, times: number[]) =>
  LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return times.flatMap((time) => format.format(time).toLowerCase().match(WORD) ?? []);
  });
const WEEK = Array.from({ length: 7 }, (_, day) => MONDAY + day * DAY_MS);
const YEAR = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
const WEEKDAYS = new Set([
  ...named({ weekday: 'long' }, WEEK),
  ...wordsOf('mon tue tues wed thu thur thurs fri sat sun'),
]);
/** Some languages name a month otherwise beside a day. */
const MONTHS = new Set([
  ...named({ month: 'long' }, YEAR),
  ...named({ month: 'long', day: 'numeric' }, YEAR).filter((word) => word.length > 2),
  ...wordsOf('jan feb mar apr jun jul aug sep sept oct nov dec'),
]);
const CJK = /開始|開演|開場|開店|閉店|出発|到着|开始|开放|出发|到达|[月火水木金土日]曜|\d月\d{1,2}日/;
const DATE = String.raw`(?<![\p{L}\p{N}])(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?)(?!\p{L})`;
const DATE_BEFORE = new RegExp(String.raw`${DATE}[^.!?;|·]*$`, 'u');
const DATE_BEHIND = new RegExp(String.raw`^[^.!?;|·\d]{0,${BEHIND}}${DATE}`, 'u');

const ZONE = '(?:\\s?(?:UTC|GMT|CES?T|MESZ|MEZ|E[SD]T|P[SD]T|C[SD]T|BST|Z|[+-]\\d{2}:?\\d{2}))?';
const CLOCK = `\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,6})?)?(?:\\s?(?:[ap]\\.?m\\.?|uhr|h))?`;
const UNTIL = '\\s?(?:[-–—−~]|to|until|till|bis|à|a|al|alle|tot|às|do|до)\\s?';

/** A time of day. By the first group, opening hours: two times with a dash between them are no clock. */
export const CLOCK_TIME = `((?<![\\d:.,])${CLOCK}${UNTIL}${CLOCK})|(?<![\\d:.,])${CLOCK}${ZONE}(?![\\d:])`;

/**
 * Whether an author gives a time, beside a day, a date or a word for what begins then. When a page was updated is a clock's,
 * whatever the day; what is left until then is no time of day.
 */
export function isGivenTime(line: string, start: number, end: number): boolean {
  const before = sinceLast(/[.!?](?!\d)/g, line.slice(Math.max(0, start - UPDATED_BEFORE), start));
  if (UPDATED_PHRASE.test(before) || wordsIn(before).some((word) => UPDATED.has(word))) return false;
  const near = sinceLast(/[.!?;|·](?!\d)/g, line.slice(Math.max(0, start - BEFORE), start));
  const behind = line.slice(end, end + BEHIND + BEFORE);
  const [next = ''] = behind.split(/[.!?;|·\d]/, 1);
  if (CJK.test(near) || CJK.test(behind.slice(0, BEHIND))) return true;
  if (DATE_BEFORE.test(line.slice(Math.max(0, start - BEFORE), start)) || DATE_BEHIND.test(behind))
    return true;
  if (LEFT_BEFORE.test(near)) return false;
  const said = [...wordsIn(near), ...wordsIn(next.slice(0, 2 * BEHIND))];
  const hasMonth = said.some((word) => MONTHS.has(word));
  const isCountdown = SECONDS.test(line.slice(start, end));
  return (
    said.some((word) => WEEKDAYS.has(word) || (EVENTS.has(word) && !isCountdown)) ||
    (hasMonth && /\d/.test(near + behind))
  );
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** What stands behind the last of some marks. */
function sinceLast(mark: RegExp, text: string): string {
  const last = [...text.matchAll(mark)].at(-1);
  return last ? text.slice(last.index + 1) : text;
}
