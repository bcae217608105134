import type { PplPreview } from '@contracts/ppl/ppl';
import { useEffect, useRef, useState } from 'react';
import { previewFile } from '../pplApi';
import { isRefusal } from './isRefusal';

/** A file that was chosen, with what the server makes of its beginning. */
interface Chosen {
  file?: File;
  problem?: string;
  /** Null where it could not be had. */
  preview?: PplPreview | null;
}

/** The chosen file of a form. The server looks at its beginning at once, so that nobody sends 100 MB to be refused. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<Chosen>({});
  const look = useRef<AbortController>(undefined);
  useEffect(() => () => look.current?.abort(), []);

  const choose = (file: File | undefined, problem?: string) => {
    look.current?.abort();
    setChosen({ file, problem });
    if (!file) return;
    const mine = (look.current = new AbortController());
    previewFile(file, mine.signal).then(
      (preview) => setChosen((now) => (now.file === file ? { file, preview } : now)),
      (error: unknown) => {
        const seen = isRefusal(error) ? { problem: error.message } : { file, preview: null };
        setChosen((now) => (now.file === file ? seen : now));
      },
    );
  };
  return [chosen, choose] as const;
}
