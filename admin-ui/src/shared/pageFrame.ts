let stands = false;
const waiting = new Set<() => void>();

function tell() {
  stands = true;
  for (const act of waiting) act();
  waiting.clear();
}

/**
 * Whether any page has shown its frame: its heading and the outline of what it holds. Until then nothing is asked for
 * that the frame itself does not need.
 */
export const pageFrame = {
  stands: () => stands,
  /** Called when it is drawn; what waits for it comes when the browser has it. */
  stand: () => {
    if (!stands) setTimeout(tell);
  },
  subscribe: (listener: () => void) => {
    waiting.add(listener);
    return () => void waiting.delete(listener);
  },
  /** At once where it stands. */
  whenItStands: (act: () => void) => {
    if (stands) act();
    else waiting.add(act);
  },
};
