import { HUB_MESSAGES } from '../../contracts/hub/hub-messages';
import { keptWork } from '../../core/process/kept-work';
import { threadFile } from '../../core/process/thread-file';
import { type HubWork, type KeptHub, workOnHub } from './hub-work';

/**
 * Works on a hub.
 * @throws AppError UNAVAILABLE where that takes too long or too much memory
 */
export const workOn = keptWork<HubWork, KeptHub>({
  name: 'hub',
  file: threadFile(__dirname, 'hub-work-thread.js'),
  work: workOnHub,
  bytesOf: ({ ground }) => ground.length,
  tooBusy: HUB_MESSAGES.tooBusy,
});
