import { checkText, type TextCheck } from '@domain/keyphrases/check-text';
import type { PageAround } from '@domain/keyphrases/zones';
import { detectorOn } from '@domain/text/language/detector';
import { languagesOf } from '@domain/text/language/languages';
import { eld } from 'eld/extrasmall';

export interface CheckRequest {
  text: string;
  page?: PageAround;
  phrases: readonly string[];
  wordForms: boolean;
  anyOrder: boolean;
  /** Chosen by the user; else the detected one. */
  language?: string;
}

export interface CheckAnswer {
  detected: string | undefined;
  check: TextCheck;
}

const detector = detectorOn(eld);

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  const { text, page, phrases, wordForms, anyOrder } = data;
  const detected = languagesOf(text, detector).language;
  const language = data.language ?? detected;
  const check = checkText(text, page, phrases, { language, wordForms, anyOrder });
  self.postMessage({ detected, check } satisfies CheckAnswer);
};
