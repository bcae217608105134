import { GRANULARITIES } from '../../../src/contracts/keywords/grouping';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { makeHub, textsOfHub } from '../../../src/domain/hub/make-hub';
import { KeywordFileError } from '../../../src/domain/intent/keyword-file-error';
import type { HubReply, HubRequest } from './hub-thread-messages';

/** The thread that makes one hub, or says what must be understood for it, and ends. */
if (parentPort) {
  const port = parentPort;
  const tell = (reply: HubReply) => port.postMessage(reply);
  const request = workerData as HubRequest;
  try {
    if (request.want === 'texts') tell({ kind: 'texts', ...textsOfHub(request) });
    else make(request, tell);
  } catch (error) {
    if (!(error instanceof KeywordFileError)) throw error;
    tell({ kind: 'rejected', message: error.message });
  }
}

function make(request: HubRequest, tell: (reply: HubReply) => void): void {
  let [done, total] = [0, 0];
  const progress = () =>
    tell({ kind: 'progress', done: Math.round((total * done) / GRANULARITIES.length), total });
  const { ground, trees, result } = makeHub(request, {
    onRead: (keywords) => {
      total = keywords;
      progress();
    },
    onPlanted: () => {
      done += 1;
      progress();
    },
  });
  const pack = (value: object) => new Uint8Array(gzipSync(JSON.stringify(value)));
  const packed = { broad: pack(trees.broad), balanced: pack(trees.balanced), tight: pack(trees.tight) };
  tell({ kind: 'done', hub: { ground: pack(ground), trees: packed }, result });
}
