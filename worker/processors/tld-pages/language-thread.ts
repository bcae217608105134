import { parentPort } from 'node:worker_threads';
import { languagesOf } from '../../../src/domain/text/language/languages';
import { loadServerDetector } from '../../../src/domain/text/language/server-detector';
import type { LanguageReply, LanguageRequest } from './language-teller';

/** The thread that tells languages: loading what it takes would keep all else waiting for a second. */
if (parentPort) {
  const port = parentPort;
  const detector = loadServerDetector();
  port.on('message', ({ id, text }: LanguageRequest) => {
    void detector.then((loaded) => {
      const { language } = languagesOf(text, loaded);
      port.postMessage({ id, language: language ?? null } satisfies LanguageReply);
    });
  });
}
