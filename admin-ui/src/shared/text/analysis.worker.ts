import { detectorOn } from '@domain/text/language/detector';
import { languagesOf, type TextLanguages } from '@domain/text/language/languages';
import { analyseText, type TextAnalysis } from '@domain/text/text-analysis';
// A file of its own, which is loaded when a text is there: the detector's data are 286 kB, compressed.
import { eld } from 'eld/extrasmall';

export interface AnalysisRequest {
  text: string;
  /** Chosen by the user; else the detected one. */
  language?: string;
}

export interface AnalysisAnswer {
  detected: TextLanguages;
  /** What the text was read as. */
  language: string | undefined;
  analysis: TextAnalysis;
}

const detector = detectorOn(eld);

self.onmessage = ({ data: { text, language: chosen } }: MessageEvent<AnalysisRequest>) => {
  const detected = languagesOf(text, detector);
  const language = chosen ?? detected.language;
  const answer: AnalysisAnswer = { detected, language, analysis: analyseText(text, language) };
  self.postMessage(answer);
};
