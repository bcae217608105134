import { endWithParent } from '../process/end-with-parent';
import type { MeaningReply, MeaningTask } from './meaning-messages';
import { SentenceModel } from './sentence-model';

/** The process that holds the sentence model: it answers one message after the other, until it is ended. */
endWithParent();
const loading = SentenceModel.load();

async function answer({ texts, tokens }: MeaningTask): Promise<MeaningReply> {
  try {
    const { values } = await (await loading).vectorsOf(texts, tokens);
    return { values, memory: process.memoryUsage.rss() };
  } catch (error) {
    return { failure: String(error) };
  }
}

// Why it could not be loaded is told to whoever asks.
loading.catch(() => undefined);
process.on('message', (task: MeaningTask) => void answer(task).then((reply) => process.send?.(reply)));
