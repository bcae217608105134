import type { LimitTime } from '@contracts/usage/limits';

const WINDOWS: Record<LimitTime, string> = {
  '1 day': ' today',
  '30 days': ' in these 30 days',
  lifetime: '',
};

/** The end of a sentence about what is left: `1 of 10 left today`. */
export function leftText(what: string, time: LimitTime): string {
  return `${what} left${WINDOWS[time]}.`;
}
