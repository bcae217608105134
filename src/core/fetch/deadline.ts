import { afterListening } from './after-listening';
import { FetchError } from './fetch-error';

/** One end for all that a call does: when its time is over, or when its caller gives up. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly callOff: () => void;

  constructor(
    milliseconds: number,
    private readonly caller?: AbortSignal,
  ) {
    this.callOff = afterListening(milliseconds, () => {
      this.controller.abort(new FetchError('timeout', `not done in ${milliseconds} ms`));
    });
    if (caller?.aborted) this.giveUp();
    else caller?.addEventListener('abort', this.giveUp);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  clear(): void {
    this.callOff();
    this.caller?.removeEventListener('abort', this.giveUp);
  }

  private readonly giveUp = (): void => {
    this.controller.abort(
      new FetchError('aborted', 'given up by its caller', { cause: this.caller?.reason }),
    );
  };
}
