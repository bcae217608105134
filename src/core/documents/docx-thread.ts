import { parentPort, workerData } from 'node:worker_threads';
import type { ExportDocument } from '../../domain/export/document';
import { documentAsDocx } from '../../domain/export/document-docx';

/** The thread that writes one document, and ends: the library works without a pause. */
if (parentPort) {
  const port = parentPort;
  void documentAsDocx(workerData as ExportDocument).then((bytes) => {
    port.postMessage(bytes, [bytes.buffer]);
  });
}
