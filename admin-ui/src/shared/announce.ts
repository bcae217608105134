import { useEffect, useSyncExternalStore } from 'react';

/** What is told to those who hear the page; the number tells one telling from the same one again. */
let told = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/**
 * Tells a text through the page's live region. A region of one's own works only where it stands before its text comes: what
 * appears with its text is not read.
 */
export function announce(text: string): void {
  told = { text, turn: told.turn + 1 };
  listeners.forEach((listener) => listener());
}

/** Tells a text when it is first there, and when it becomes another; an empty one is not told. */
export function useAnnouncement(text: string): void {
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
}

/** What was told last, for the page's live region. */
export function useAnnounced(): typeof told {
  return useSyncExternalStore(subscribe, () => told);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
