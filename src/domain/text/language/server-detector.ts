import { type Detector, detectorOn } from './detector';

/** The detector of the server's threads, which takes a second and 200 MB to load: never in the thread that answers requests. */
export async function loadServerDetector(): Promise<Detector> {
  // The package has no way in for `require`; the compiler leaves this `import()` as it is.
  const { eld } = await import('eld/medium');
  return detectorOn(eld);
}
