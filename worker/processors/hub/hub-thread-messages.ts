import type { HubJobResult } from '../../../src/contracts/hub/hub';
import type { HubTask } from '../../../src/domain/hub/make-hub';
import type { PackedHub } from '../../../src/modules/hub/hub.repository';

/** What the thread is given; the bytes of the file change hands. */
export interface HubRequest extends HubTask {
  file: Uint8Array<ArrayBuffer>;
  /** The texts whose meaning decides, or what is made of the keywords. */
  want: 'texts' | 'hub';
}

/** What it tells on the way, and in the end. */
export type HubReply =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'texts'; texts: string[]; keywords: number }
  | { kind: 'done'; hub: PackedHub; result: HubJobResult }
  | { kind: 'rejected'; message: string };
