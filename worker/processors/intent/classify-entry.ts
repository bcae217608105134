import { classifyKeywords } from '../../../src/domain/intent/classify';
import { KeywordFileError } from '../../../src/domain/intent/keyword-file-error';
import { endWithParent } from '../end-with-parent';
import { type ClassifierAnswer, type ClassifierTask, NEXT } from './classifier-messages';

/** Classifies one file in a process of its own; works only when the processor asks for the next piece. */
let work: ReturnType<typeof classifyKeywords> | undefined;

endWithParent();
process.on('message', (message: ClassifierTask | typeof NEXT) => {
  if (message === NEXT) process.send?.(next());
  else work = classifyKeywords(message.file, message.lists);
});

function next(): ClassifierAnswer {
  if (!work) throw new Error('The task comes first.');
  try {
    const { done, value } = work.next();
    return done ? { kind: 'done', classification: value } : { kind: 'chunk', ...value };
  } catch (error) {
    if (error instanceof KeywordFileError) return { kind: 'rejected', message: error.message };
    throw error;
  }
}
