import { TextCounter, type TextCounts } from '@domain/text/text-counter';

/** A text to count; the selection is a text of its own. */
export interface CountRequest {
  text: string;
  language?: string;
  selection?: string;
}

export interface CountAnswer {
  counts: TextCounts;
  selection?: TextCounts;
}

const whole = new TextCounter();
const part = new TextCounter();

self.onmessage = ({ data: { text, language, selection } }: MessageEvent<CountRequest>) => {
  const answer: CountAnswer = {
    counts: whole.count(text, language),
    selection: selection === undefined ? undefined : part.count(selection, language),
  };
  self.postMessage(answer);
};
