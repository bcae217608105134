export interface LatestCalls<Request> {
  /** Asks for the newest; what waits and was not begun is left out. */
  ask: (request: Request) => void;
  close: () => void;
}

/** Asks a worker one thing at a time, and always the latest: a text that is being written leaves older ones behind. */
export function latestCalls<Request, Answer>(
  start: () => Worker,
  onAnswer: (answer: Answer) => void,
  onFailure: () => void,
): LatestCalls<Request> {
  let worker: Worker | undefined;
  let busy = false;
  let next: Request | undefined;
  const begin = (request: Request) => {
    worker ??= opened();
    busy = true;
    worker.postMessage(request);
  };
  const opened = () => {
    const made = start();
    made.onmessage = ({ data }: MessageEvent<Answer>) => {
      busy = false;
      onAnswer(data);
      const waiting = next;
      next = undefined;
      if (waiting !== undefined) begin(waiting);
    };
    made.onerror = () => {
      made.terminate();
      worker = undefined;
      busy = false;
      next = undefined;
      onFailure();
    };
    return made;
  };
  return {
    ask: (request) => {
      if (busy) next = request;
      else begin(request);
    },
    close: () => {
      worker?.terminate();
      worker = undefined;
    },
  };
}
