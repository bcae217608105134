import { MAX_TEXT_BYTES } from '@contracts/text/text-limits';
import type { AnalysisAnswer, AnalysisRequest } from './analysis.worker';
import type { CountAnswer, CountRequest } from './counting.worker';
import { latestCalls } from './latestCalls';
import { startAnalysisWorker, startCountingWorker } from './textWorkers';

/** A pause in the writing, after which languages and phrases are looked for. */
const PAUSE_MS = 400;

export interface TextFigures {
  counted?: CountAnswer;
  analysed?: AnalysisAnswer;
  /** Whether what was analysed is of an older text. */
  isAnalysing: boolean;
  failed: boolean;
  isTooLong: boolean;
}

export const NO_FIGURES: TextFigures = { isAnalysing: false, failed: false, isTooLong: false };

/** Counts one text at once, and analyses it when the writing pauses, each in a thread of its own. */
export class TextFigureSource {
  private asked: CountRequest = { text: '' };
  private language: string | undefined;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private readonly counting = latestCalls<CountRequest, CountAnswer>(
    startCountingWorker,
    (counted) => this.put({ counted, isTooLong: counted.counts.bytes > MAX_TEXT_BYTES, failed: false }),
    () => this.fail(),
  );
  private readonly analysing = latestCalls<AnalysisRequest, AnalysisAnswer>(
    startAnalysisWorker,
    (analysed, request) => this.takeAnalysis(analysed, request),
    () => this.fail(),
  );

  constructor(private readonly put: (change: Partial<TextFigures>) => void) {}

  /** The text is another one, or another part of it is selected. */
  update(text: string, selection?: string): void {
    const isNew = text !== this.asked.text;
    this.asked = { ...this.asked, text, selection };
    if (this.isTooLong) this.put({ ...NO_FIGURES, counted: undefined, isTooLong: true });
    else this.counting.ask(this.asked);
    if (isNew) this.analyse(PAUSE_MS);
  }

  /** Without one the detected language counts. */
  choose(language: string | undefined): void {
    if (language === this.language) return;
    this.language = language;
    this.analyse(0);
  }

  close(): void {
    clearTimeout(this.pause);
    this.counting.close();
    this.analysing.close();
  }

  private get isTooLong(): boolean {
    return this.asked.text.length > MAX_TEXT_BYTES;
  }

  private analyse(after: number): void {
    clearTimeout(this.pause);
    const isNothing = this.isTooLong || this.asked.text.trim() === '';
    this.put(isNothing ? { analysed: undefined, isAnalysing: false } : { isAnalysing: true });
    if (isNothing) return;
    this.pause = setTimeout(() => {
      this.analysing.ask({ text: this.asked.text, language: this.language });
    }, after);
  }

  private takeAnalysis(analysed: AnalysisAnswer, { text, language }: AnalysisRequest): void {
    // The text went meanwhile.
    if (this.isTooLong || this.asked.text.trim() === '') return;
    const isLatest = text === this.asked.text && language === this.language;
    this.put({ analysed, isAnalysing: !isLatest });
    if (this.asked.language === analysed.language) return;
    // Which abbreviations end no sentence is known by now.
    this.asked = { ...this.asked, language: analysed.language };
    this.counting.ask(this.asked);
  }

  private fail(): void {
    this.put({ failed: true, isAnalysing: false });
  }
}
