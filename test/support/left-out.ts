import type { Config } from 'jest';
import buildAnew from './fresh-build';

/** Builds anew as every suite does, and says which specs do not run. */
export default function tellLeftOut(_: Config, { testPathIgnorePatterns = [] }: Config): void {
  buildAnew();
  console.log(
    `MONGODB_URI is set: the specs of the embedded stores are left out (${testPathIgnorePatterns.join(', ')}).`,
  );
}
