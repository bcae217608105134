import { languageOfKeywordFile } from '@domain/intent/file-language';
import { KeywordFileError } from '@domain/intent/keyword-file-error';
import { detectorOn } from '@domain/text/language/detector';
import { languageOf } from '@domain/text/language/languages';
// A file of its own, which is loaded when keywords are there: the detector's data are 286 kB, compressed.
import { eld } from 'eld/extrasmall';

/** A file of keywords, or words one a line. */
export type LanguageRequest = File | string;
/** ISO 639-1; undefined where it cannot be told. */
export type LanguageAnswer = string | undefined;

const detector = detectorOn(eld);

self.onmessage = async ({ data }: MessageEvent<LanguageRequest>) => {
  self.postMessage(
    typeof data === 'string' ? languageOf(data, detector).language : await languageOfFile(data),
  );
};

async function languageOfFile(file: File): Promise<LanguageAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return languageOfKeywordFile(bytes, detector);
  } catch (error) {
    // What is wrong with the file is said when it is submitted.
    if (error instanceof KeywordFileError) return undefined;
    throw error;
  }
}
