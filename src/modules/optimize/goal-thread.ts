import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { CompetitorText } from '../../domain/briefs/competitor';
import { languageOfPages } from '../../domain/briefs/pages-language';
import { goalOf } from '../../domain/optimize/goal';
import type { GoalPage } from '../../domain/optimize/page-facts';
import type { GoalReply, GoalRequest } from './goal-thread-messages';

/** Where neither its owner nor the pages say which language it is. */
const USUAL = 'en';

/** The thread that compares pages, and ends: those that are made to cost time cost nobody else any. */
if (parentPort) parentPort.postMessage(found(workerData as GoalRequest));

function found({ pages, query, meaning }: GoalRequest): GoalReply {
  const read = pages.flatMap(({ position, finalUrl, text, included }): GoalPage[] =>
    text === null
      ? []
      : [
          {
            ...{ position, finalUrl },
            text: JSON.parse(gunzipSync(text).toString()) as CompetitorText,
            ...(included !== null && { included }),
          },
        ],
  );
  const language = query.language ?? languageOfPages(read.map(({ text }) => text.lang)) ?? USUAL;
  return { language, found: goalOf(read, { ...query, language }, meaning) };
}
