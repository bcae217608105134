import { useState } from 'react';
import { useLatestTask } from '../useLatestTask';
import { textOfFile, unreadableText } from './readFile';

/** What is done with the text of a file, or why nothing can be: a sentence. */
type Taken = (() => void) | string;

/** A file whose text fills what stands beside it; the one that was chosen last counts, however long another takes. */
export function useTakenFile(take: (text: string, file: File) => Taken | Promise<Taken>) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const reading = useLatestTask<'reading'>();
  const start = (refusal?: string) => {
    reading.drop();
    setFile(undefined);
    setProblem(refusal);
  };
  const choose = (chosen: File | undefined, refusal?: string) => {
    start(refusal);
    if (!chosen) return;
    reading
      .run('reading', async () => {
        const taken = await take(await textOfFile(chosen), chosen);
        if (typeof taken === 'string') return () => setProblem(taken);
        return () => {
          setFile(chosen);
          taken();
        };
      })
      .catch((error: unknown) => setProblem(unreadableText(error)));
  };
  /** What stands there is no longer what the file said. */
  const forget = () => start();
  return { file, problem, choose, forget };
}
