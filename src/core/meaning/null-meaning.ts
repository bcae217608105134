import type { KeptVectors, MeaningAnswer, MeaningPort } from './meaning-port';

/** The port where meaning is switched off: words alone decide. */
export class NullMeaning implements MeaningPort {
  readonly isOn = false;

  vectors(): Promise<MeaningAnswer> {
    return Promise.resolve({ reason: 'off' });
  }

  kept(): Promise<KeptVectors> {
    return Promise.resolve({ reason: 'off' });
  }

  close(): void {
    // There is nothing to end.
  }
}
