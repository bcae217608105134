/** Languages whose names of days and months are known. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'tr', 'ru', 'sv'] as const;
const DAY_MS = 24 * 60 * 60_000;
/** A Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
/** Characters between a time and what says of when or what it is. */
const NEAR = 24;

/** What begins or ends at a time: an author says so, and no clock. */
const EVENTS = [
  'starts?|starting|begins?|beginning|opens?|opening|closes?|closing|departs?|departing|departure|arrives?|arrival|kick-?off|doors|check-?in|check-?out|deadline|ends?|until|from',
  'beginn(?:t|en)?|start(?:et)?|öffnet|schließt|abfahrt|abflug|ankunft|einlass|anpfiff|anmeldeschluss|endet|ab',
  "commence|débute?|ouvre|ferme|départ|arrivée|coup d['’]envoi|jusqu['’]à|dès",
  'empieza|comienza|inicio|abre|cierra|sale|salida|llegada|hasta|desde',
  'inizia|inizio|apre|chiude|parte|partenza|arrivo|fino a(?:lle)?|dalle',
  'begint|aanvang|opent|sluit|vertrekt|vertrek|aankomst|vanaf',
  'começa|início|fecha|partida|chegada|até|às',
  'zaczyna|początek|rozpoczęcie|otwarcie|zamknięcie|odjazd|przyjazd|od godziny|godz',
  'başlar|başlıyor|başlangıç|açılış|kapanış|kalkış|varış',
  'начало|начн[её]тся|начинается|открывается|закрывается|отправление|прибытие',
  'börjar|startar|öppnar|stänger|avgår|avgång|ankomst',
].join('|');
const EVENTS_CJK = '開始|開演|開場|開店|閉店|出発|到着|开始|开放|出发|到达';
/** What a system says of its own last change. */
const UPDATED =
  'updated?|modified|refreshed|as of|last|checked|stand|aktualisiert|zuletzt|geändert|abgerufen|mis à jour|màj|actualizado|aggiornato|bijgewerkt|atualizado|zaktualizowano|aktualizacja|güncellen\\p{L}*|обновлен\\p{L}*|uppdaterad|更新';

const names = (options: Intl.DateTimeFormatOptions, times: number[]) =>
  LANGUAGES.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return times.map((time) => format.format(time).toLowerCase());
  });
const asPattern = (words: string[]) =>
  [...new Set(words)]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|');

const WEEK = Array.from({ length: 7 }, (_, day) => MONDAY + day * DAY_MS);
const YEAR = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
const WEEKDAY = `${asPattern(names({ weekday: 'long' }, WEEK))}|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun`;
const MONTH = `${asPattern([...names({ month: 'long' }, YEAR), ...names({ month: 'long', day: 'numeric' }, YEAR).flatMap((text) => /\p{L}{3,}/u.exec(text) ?? [])])}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`;
const DATE = `\\d{1,2}\\.?(?: de)? (?:${MONTH})|(?:${MONTH})\\.? \\d{1,2}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./](?:\\d{2,4})?|\\d{1,2}月\\d{1,2}日`;
const SAID = `(?:(?<!\\p{L})(?:${EVENTS}|${WEEKDAY})(?!\\p{L})|(?:${EVENTS_CJK}|[月火水木金土日]曜日?)|(?<![\\p{L}\\p{N}])(?:${DATE})(?!\\p{L}))`;

const ZONE = '(?:\\s?(?:UTC|GMT|CES?T|MESZ|MEZ|E[SD]T|P[SD]T|C[SD]T|BST|Z|[+-]\\d{2}:?\\d{2}))?';
const CLOCK = `\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,6})?)?(?:\\s?(?:[ap]\\.?m\\.?|uhr|h))?`;
const UNTIL = '\\s?(?:[-–—−~]|to|until|till|bis|à|a|al|alle|tot|às|do|до)\\s?';
const BEGIN = '(?<![\\d:.,])';

/**
 * A time of day that a clock shows. By the first group, times that an author gives: opening hours, which are two with a dash
 * between them, and one beside a day or a word for what begins then. When a page was updated is a clock's, whatever the day.
 */
export const CLOCK_TIME = [
  `(?<=(?<!\\p{L})(?:${UPDATED})(?!\\p{L})[^.!?]{0,40})${BEGIN}${CLOCK}${ZONE}(?![\\d:])`,
  `(${BEGIN}${CLOCK}${UNTIL}${CLOCK}|(?<=${SAID}[^.!?;|·]{0,${NEAR}})${BEGIN}${CLOCK}(?![\\d:])|${BEGIN}${CLOCK}(?![\\d:])(?=[^.!?;|·\\d]{0,8}${SAID}))`,
  `${BEGIN}${CLOCK}${ZONE}(?![\\d:])`,
].join('|');
