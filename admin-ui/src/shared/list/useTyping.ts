import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../useDebounced';

const REST_MS = 400;

/** What is typed into a search, which hears of a text when typing has rested. */
export function useTyping(value: string, onChange: (value: string) => void) {
  const [typed, type] = useState(value);
  const [seen, setSeen] = useState(value);
  const rested = useDebounced(typed, REST_MS);
  // Another address, such as after the back button, or after all filters were cleared.
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) type(value);
  }
  const tell = useEffectEvent((text: string) => {
    if (text.trim() !== value && text === typed) onChange(text.trim());
  });
  useEffect(() => tell(rested), [rested]);
  return { typed, type };
}
