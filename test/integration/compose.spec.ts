import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const compose = readFileSync(join(__dirname, '../../docker-compose.yml'), 'utf8');

/** Compose builds in parallel: two services that build one tag would collide when they export it. */
it('builds the image once, for the API', () => {
  const api = /^ {2}api:\n(?: {4}.*\n)+/m.exec(compose)?.[0];
  expect(api).toMatch(/^ {4}build: \.$/m);
  expect(compose.match(/\bbuild:/g)).toHaveLength(1);
  expect(compose).toContain('    pull_policy: never\n');
});
