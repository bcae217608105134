import { SNIPPET_MESSAGES } from '@contracts/snippets/snippet-messages';
import type { Fit } from '@domain/snippets/fit-text';
import { SERP_PROFILES, type SerpProfileId, type TextLimit } from '@domain/snippets/serp-profiles';

const pixels = (value: number) => Math.round(value).toLocaleString('en');

/** What becomes of a text on a device, as a sentence. */
export function fitSentence(fit: Fit, profile: SerpProfileId, limit: TextLimit): string {
  const { name } = SERP_PROFILES[profile];
  switch (fit.verdict) {
    case 'cut':
      return SNIPPET_MESSAGES.cutAfter(name, fit.lastWord, Math.round(fit.pixels), Math.round(fit.limit));
    case 'edge':
      return `Shown whole on ${name}, at the very edge`;
    case 'close':
      return `Shown whole on ${name}, but wider than the safe ${pixels(limit.safe * limit.fontSize)} px`;
    case 'safe':
      return `Shown whole on ${name}`;
  }
}

/** `543 of 600 px`, with a sign where a part of it is guessed. */
export function pixelText(fit: Fit): string {
  return `${fit.estimated ? '≈ ' : ''}${pixels(fit.pixels)} of ${pixels(fit.limit)} px`;
}

/** Where a text is cut, in few words. */
export function cutText({ verdict, lastWord }: Fit): string {
  return verdict === 'cut' ? `Cut after “${lastWord}”` : 'Whole';
}
