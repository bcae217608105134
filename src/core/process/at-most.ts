/** The same work, but so many at a time; others wait, and are let in as they came. */
export function atMost<Args extends unknown[], Result>(
  count: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...args) => {
    if (running < count) running++;
    else await new Promise<void>((letIn) => waiting.push(letIn));
    try {
      return await work(...args);
    } finally {
      const letIn = waiting.shift();
      if (letIn) letIn();
      else running--;
    }
  };
}
