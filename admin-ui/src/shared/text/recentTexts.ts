/** A text that another one took the place of. */
export interface RecentText {
  text: string;
  /** When it was put away, as ISO 8601. */
  at: string;
}

const MOST = 10;
/** Of all together; browsers keep two bytes each. */
const MAX_CHARACTERS = 1_000_000;
const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const keyOf = (user: string) => `recent-texts.${user}`;

/** The texts that were put away last, the newest first; they stay in this browser. */
export function readRecentTexts(user: string): RecentText[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    const texts: readonly unknown[] = Array.isArray(stored) ? stored : [];
    const oldest = Date.now() - DAYS * DAY_MS;
    return texts.filter(isRecentText).filter(({ at }) => Date.parse(at) > oldest);
  } catch {
    return [];
  }
}

/** Puts a text away; one that is there already comes to the front. */
export function putAwayText(user: string, text: string): void {
  const others = readRecentTexts(user).filter((each) => each.text !== text);
  write(user, withinCaps([{ text, at: new Date().toISOString() }, ...others]));
}

/** Puts texts away as `putAwayText` does, but for a sample, which nobody wrote. */
export function putAwayBut(sample: string): (user: string, text: string) => void {
  return (user, text) => {
    if (text !== sample) putAwayText(user, text);
  };
}

/** Those that are left. */
export function forgetRecentText(user: string, at: string): RecentText[] {
  const left = readRecentTexts(user).filter((each) => each.at !== at);
  write(user, left);
  return left;
}

export function forgetRecentTexts(user: string): void {
  write(user, []);
}

function withinCaps(texts: readonly RecentText[]): RecentText[] {
  let room = MAX_CHARACTERS;
  return texts.slice(0, MOST).filter(({ text }) => {
    if (text.length > room) return false;
    room -= text.length;
    return true;
  });
}

/** Where there is no room the oldest go. */
function write(user: string, texts: readonly RecentText[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(keyOf(user), JSON.stringify(texts));
    else localStorage.removeItem(keyOf(user));
  } catch {
    if (texts.length > 0) write(user, texts.slice(0, -1));
  }
}

function isRecentText(value: unknown): value is RecentText {
  const { text, at } = (value ?? {}) as Partial<RecentText>;
  return typeof text === 'string' && typeof at === 'string';
}
