import { useCallback, useEffect, useRef, useState } from 'react';
import { NO_FIGURES, TextFigureSource } from './textFigures';

/** Counts a text as it is written, while the page stays free for the next key. */
export function useTextFigures(language: string | undefined) {
  const [figures, setFigures] = useState(NO_FIGURES);
  const source = useRef<TextFigureSource>(undefined);
  useEffect(() => {
    const made = new TextFigureSource((change) => setFigures((before) => ({ ...before, ...change })));
    source.current = made;
    return () => made.close();
  }, []);
  useEffect(() => source.current?.choose(language), [language]);
  const update = useCallback(
    (text: string, selection?: string) => source.current?.update(text, selection),
    [],
  );
  return { ...figures, update };
}
