import { type AddressReach, CLICK_PERIODS, type ClickPeriod, GO_PATH } from '../../contracts/clicks/clicks';
import { parseUrl } from '../../contracts/validation/parse-url';
import { addDays, type Day } from '../statistics/days';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 95 bits: nobody comes upon another one's link by trying. */
const ID_LENGTH = 16;
const ID = new RegExp(`^[0-9A-Za-z]{${ID_LENGTH}}$`);

/** A new id of a link; `random` gives whole numbers from 0 up to, and without, its argument, each as likely. */
export function newGoId(random: (below: number) => number): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join('');
}

/** The id in an address's path such as `/go/0Ab…`; undefined where there is none. A slash at the end is let pass. */
export function goIdOf(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/);
  const id = path.startsWith(GO_PATH) ? path.slice(GO_PATH.length).replace(/\/$/, '') : '';
  return ID.test(id) ? id : undefined;
}

/** The address of a link on an instance that is reached by `origin`. */
export function goAddress(origin: string, id: string): string {
  return origin + GO_PATH + id;
}

/** Who can follow addresses that begin with `origin`; `publicUrl` is the setting, empty where it is not set. */
export function reachOf(origin: string, publicUrl: string): AddressReach {
  const host = parseUrl(origin)?.hostname ?? '';
  if (/^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host)) return 'local';
  return publicUrl ? 'public' : 'unset';
}

/** The period of so many days, as a text of a query has it; null where it is none to choose from. */
export function clickPeriodOf(text: unknown): ClickPeriod | null {
  return CLICK_PERIODS.find((days) => String(days) === text) ?? null;
}

/** The first day of a period that ends today. */
export function firstDayOf(period: number, today: Day): Day {
  return addDays(today, 1 - period);
}
