let stands = false;
const waiting: (() => void)[] = [];

/**
 * Whether any page has shown its frame: its heading and the outline of what it holds. Until then nothing is asked for
 * that the frame itself does not need.
 */
export const pageFrame = {
  stands: () => stands,
  stand(): void {
    stands = true;
    for (const act of waiting.splice(0)) act();
  },
  /** At once where it stands. */
  whenItStands(act: () => void): void {
    if (stands) act();
    else waiting.push(act);
  },
};
