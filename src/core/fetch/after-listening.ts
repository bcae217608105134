/** Milliseconds of which one step is made: so much at most counts of a time in which this process could not listen. */
const STEP_MS = 100;

/**
 * Does something after so many milliseconds in which this process could listen to answers. What it was busy with otherwise, such
 * as reading a large page, is not held against the site: an ordinary timer would end before what has arrived is read.
 * Returns how to call it off.
 */
export function afterListening(milliseconds: number, act: () => void): () => void {
  let left = milliseconds;
  let timer: NodeJS.Timeout;
  const next = (): void => {
    const step = Math.min(left, STEP_MS);
    timer = setTimeout(() => {
      left -= step;
      if (left > 0) next();
      else act();
    }, step);
  };
  next();
  return () => clearTimeout(timer);
}
