import { languageOfKeywordFile } from '@domain/intent/file-language';
import { detectorOn } from '@domain/text/language/detector';
import { languageOf } from '@domain/text/language/languages';
import { act } from '@testing-library/react';
import { eld } from 'eld/extrasmall';
import type { LanguageRequest } from '../tools/intent/language/language.worker';

const detector = detectorOn(eld);

/** The worker that tells languages, whose script runs here: jsdom has none. */
export function languageWorker(): Worker {
  const worker = {
    onmessage: (_: { data: unknown }) => undefined,
    postMessage: (request: LanguageRequest) =>
      void told(request).then((data) => act(() => worker.onmessage({ data }))),
    terminate: () => undefined,
  };
  return worker as unknown as Worker;
}

async function told(request: LanguageRequest): Promise<string | undefined> {
  if (typeof request === 'string') return languageOf(request, detector).language;
  return languageOfKeywordFile(await bytesOf(request), detector);
}

/** jsdom's files have no `arrayBuffer`. */
function bytesOf(file: File): Promise<Uint8Array> {
  const reader = new FileReader();
  reader.readAsArrayBuffer(file);
  return new Promise((resolve) => {
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
  });
}
