import { INTERLINK_MESSAGES } from '../../contracts/interlinks/interlink-messages';
import { keptWork } from '../../core/process/kept-work';
import { threadFile } from '../../core/process/thread-file';
import { type InterlinkWork, workOnLinks } from './interlink-work';

/**
 * Works on the links of a site.
 * @throws AppError UNAVAILABLE where that takes too long or too much memory
 */
export const workOn = keptWork<InterlinkWork, Uint8Array>({
  name: 'interlinks',
  file: threadFile(__dirname, 'interlink-work-thread.js'),
  work: workOnLinks,
  bytesOf: (packed) => packed.length,
  tooBusy: INTERLINK_MESSAGES.tooBusy,
});
