import type { FastifyRequest } from 'fastify';
import { MAX_WORDS_FILE_BYTES } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { MESSAGES } from '../../contracts/messages';
import { type CsvUpload, receiveCsv } from '../../core/http/csv-upload';

/** The csv of an import of words. */
export function receiveWordsFile(request: FastifyRequest): Promise<CsvUpload> {
  return receiveCsv(request, {
    maxBytes: MAX_WORDS_FILE_BYTES,
    tooLarge: INTENT_MESSAGES.importTooLarge,
    notCsv: MESSAGES.csvOnly,
  });
}
