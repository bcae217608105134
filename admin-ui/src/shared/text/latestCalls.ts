export interface LatestCalls<Request> {
  /** Asks for the newest; what waits and was not begun is left out. */
  ask: (request: Request) => void;
  /** Leaves out what waits, and the answer to what is under way. */
  forget: () => void;
  close: () => void;
}

/** Asks a worker one thing at a time, and always the latest: a text that is being written leaves older ones behind. */
export function latestCalls<Request, Answer>(
  start: () => Worker,
  onAnswer: (answer: Answer, request: Request) => void,
  onFailure: (request: Request) => void,
): LatestCalls<Request> {
  let worker: Worker | undefined;
  let current: { request: Request; isWanted: boolean } | undefined;
  let next: Request | undefined;
  const begin = (request: Request) => {
    worker ??= opened();
    current = { request, isWanted: true };
    worker.postMessage(request);
  };
  const opened = () => {
    const made = start();
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
      const answered = current;
      current = undefined;
      if (answered?.isWanted) onAnswer(data, answered.request);
      const waiting = next;
      next = undefined;
      if (waiting !== undefined) begin(waiting);
    };
    made.onerror = () => {
      made.terminate();
      worker = undefined;
      const failed = next ?? current?.request;
      const isWanted = next !== undefined || current?.isWanted;
      current = undefined;
      next = undefined;
      if (failed !== undefined && isWanted) onFailure(failed);
    };
    return made;
  };
  return {
    ask: (request) => {
      if (current) next = request;
      else begin(request);
    },
    forget: () => {
      next = undefined;
      if (current) current.isWanted = false;
    },
    close: () => {
      worker?.terminate();
      worker = undefined;
    },
  };
}
