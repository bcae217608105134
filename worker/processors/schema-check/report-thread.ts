import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { decodeText } from '../../../src/core/fetch/decode-text';
import { reportOnMarkup } from '../../../src/domain/schema/markup-report';
import { summaryOf } from '../../../src/domain/schema/report-summary';
import type { ReportReply, ReportRequest } from './report-thread-messages';

/** The thread that reports on one page's markup, and ends: a page that is made to cost time costs nobody else any. */
if (parentPort) {
  const { body, contentType, address, today } = workerData as ReportRequest;
  const { text } = decodeText(Buffer.from(body.buffer, body.byteOffset, body.byteLength), contentType);
  const report = reportOnMarkup({ text, today, ...(address !== null && { address }) });
  // Packed here: a report may be as large as its page.
  const packed = new Uint8Array(gzipSync(JSON.stringify(report)));
  parentPort.postMessage({ summary: summaryOf(report), report: packed } satisfies ReportReply, [
    packed.buffer,
  ]);
}
