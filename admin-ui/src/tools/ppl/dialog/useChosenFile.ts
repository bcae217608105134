import type { FileReading } from '@contracts/csv/file-reading';
import type { PplBeginning } from '@contracts/ppl/ppl';
import { useEffect, useRef, useState } from 'react';
import { previewFile } from '../pplApi';
import { isRefusal } from './isRefusal';

/** A file that was chosen, with what the server makes of its beginning. */
interface Chosen {
  file?: File;
  problem?: string;
  /** Null where it could not be had. */
  preview?: PplBeginning | null;
  /** What was chosen instead of what the file tells. */
  reading: FileReading;
}

/** The chosen file of a form. The server looks at its beginning at once, so that nobody sends 100 MB to be refused. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<Chosen>({ reading: {} });
  const look = useRef<AbortController>(undefined);
  useEffect(() => () => look.current?.abort(), []);

  const lookAt = (file: File, reading: FileReading) => {
    const mine = (look.current = new AbortController());
    previewFile(file, reading, mine.signal).then(
      (preview) => setChosen((now) => (now.file === file ? { file, preview, reading } : now)),
      (error: unknown) => {
        const seen = isRefusal(error) ? { problem: error.message } : { file, preview: null };
        setChosen((now) => (now.file === file ? { ...seen, reading } : now));
      },
    );
  };
  const choose = (file: File | undefined, problem?: string) => {
    look.current?.abort();
    setChosen({ file, problem, reading: {} });
    if (file) lookAt(file, {});
  };
  const readAs = (reading: FileReading) => {
    const { file } = chosen;
    if (!file) return;
    look.current?.abort();
    // What was shown stays until there is something else to show.
    setChosen({ ...chosen, reading });
    lookAt(file, reading);
  };
  return { chosen, choose, readAs };
}
