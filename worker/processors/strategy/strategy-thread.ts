import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { KeywordFileError } from '../../../src/domain/intent/keyword-file-error';
import {
  type MadeStrategy,
  StrategyMaker,
  type StrategyTask,
} from '../../../src/domain/strategy/make-strategy';
import type { PagePart } from '../page-flow';
import type { MeaningPart, StrategyReply } from './strategy-thread-messages';

/** The thread that makes one evaluation, and ends. */
if (parentPort) {
  const port: MessagePort = parentPort;
  const tell = (reply: StrategyReply) => port.postMessage(reply);
  const orRejected = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof KeywordFileError)) throw error;
      tell({ kind: 'rejected', message: error.message });
    }
  };
  orRejected(() => {
    const maker = new StrategyMaker(workerData as StrategyTask);
    tell({ kind: 'ready', keywords: maker.keywordCount });
    const onGrouped = () => tell({ kind: 'grouped' });
    port.on('message', (part: PagePart | MeaningPart) => {
      if (part.kind === 'page') {
        maker.addPage(part.page);
        tell({ kind: 'page' });
      } else if (part.kind === 'end') orRejected(() => tell({ kind: 'texts', ...maker.texts() }));
      else orRejected(() => tell(doneWith(maker.finish({ meaning: part.meaning, onGrouped }))));
    });
  });
}

function doneWith({ ground, groupings }: MadeStrategy): StrategyReply {
  const pack = (value: object) => new Uint8Array(gzipSync(JSON.stringify(value)));
  const { sources, keywords } = ground;
  return {
    kind: 'done',
    made: {
      ground: pack(ground),
      judgedBy: ground.judgedBy ?? 'words',
      groupings: {
        broad: pack(groupings.broad),
        balanced: pack(groupings.balanced),
        tight: pack(groupings.tight),
      },
    },
    result: {
      keywords: keywords.length,
      totalKeywords: sources.keywords?.total ?? keywords.length,
      queries: sources.searchConsole?.queries ?? 0,
      pages: sources.reading?.pages ?? 0,
    },
  };
}
