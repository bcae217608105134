import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { InterlinkSite } from '../../../src/domain/interlinks/interlink-site';
import { languageOf } from '../../../src/domain/text/language/languages';
import { loadServerDetector } from '../../../src/domain/text/language/server-detector';
import type { PagePart } from '../page-flow';
import type { InterlinkMeaningPart, InterlinkReply, InterlinkTask } from './interlinks-thread-messages';

/** The thread that looks for the links of one site, and ends. */
if (parentPort) void begin(parentPort, workerData as InterlinkTask);

async function begin(
  port: MessagePort,
  { options, partial, keywords, decisions, byMeaning }: InterlinkTask,
): Promise<void> {
  const tell = (reply: InterlinkReply) => port.postMessage(reply);
  const detector = await loadServerDetector();
  const tellLanguage = (text: string) => languageOf(text, detector).language;
  const site = new InterlinkSite({ tellLanguage, partial });
  port.on('message', (part: PagePart | InterlinkMeaningPart) => {
    if (part.kind === 'page') {
      site.add(part.page, keywords.get(part.page.url));
      tell({ kind: 'page' });
    } else if (part.kind === 'end' && byMeaning) tell({ kind: 'texts', texts: site.texts(options) });
    else {
      if (part.kind === 'meaning' && part.vectors) site.understand(part.vectors);
      tell({ kind: 'done', result: site.suggestions(options, decisions) });
    }
  });
  tell({ kind: 'ready' });
}
