import { useEffect, useState } from 'react';
import type { LanguageAnswer, LanguageRequest } from './language.worker';
import { startLanguageWorker } from './startLanguageWorker';

interface Told {
  of: LanguageRequest;
  language: LanguageAnswer;
}

/** The language of a file's keywords or of words, told in a thread; undefined until then, and where it cannot be told. */
export function useLanguageOf(request: LanguageRequest | undefined): LanguageAnswer {
  const [told, setTold] = useState<Told>();

  useEffect(() => {
    if (request === undefined) return undefined;
    const worker = startLanguageWorker();
    worker.onmessage = ({ data }: MessageEvent<LanguageAnswer>) => {
      setTold({ of: request, language: data });
      worker.terminate();
    };
    worker.postMessage(request);
    return () => worker.terminate();
  }, [request]);

  return told && told.of === request ? told.language : undefined;
}
