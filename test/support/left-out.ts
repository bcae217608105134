import type { TestProject } from 'vitest/node';

/** Says which specs do not run, once. */
export default function tellLeftOut({ config }: TestProject): void {
  const specs = config.exclude.filter((path) => path.startsWith('test/integration/'));
  console.log(`MONGODB_URI is set: the specs of the embedded stores are left out (${specs.join(', ')}).`);
}
