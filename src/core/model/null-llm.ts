import { type LlmPort, type ModelAnswer, NOTHING_USED } from './llm-port';

/** The port while no model is set up. */
export class NullLlm implements LlmPort {
  complete<Value>(): Promise<ModelAnswer<Value>> {
    return Promise.resolve({ reason: 'off', status: null, usage: NOTHING_USED });
  }

  kept(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
