import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import { rootFile } from '../support/compose';

interface Job {
  strategy: { matrix: { node: string[]; part: string[] } };
}

const { jobs } = parse(rootFile('.github/workflows/ci.yml')) as {
  jobs: Record<'embedded' | 'real-stores', Job>;
};

/** The stages of `npm test`, by their short names. */
function stageNames(): string[] {
  const source = `import { stages } from './scripts/test/stages.mjs';
    console.log(stages({}).flat().map(({ name }) => name.split(' ')[0]).join());`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' });
  return [...new Set(output.trim().split(','))].filter((name) => name !== 'build').toSorted();
}

const partsOf = ({ strategy }: Job) => strategy.matrix.part.flatMap((part) => part.split(' ')).toSorted();

it('tests on the Node of the image, and from the oldest one that is promised', () => {
  const tested = jobs.embedded.strategy.matrix.node;
  const { engines } = JSON.parse(rootFile('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${tested[0]}`);
  expect(/^ARG NODE_IMAGE=node:(\d+)/m.exec(rootFile('Dockerfile'))?.[1]).toBe(tested.at(-1));
  expect(rootFile('README.md')).toContain(`Node ${tested[0]} or newer`);
});

it('runs each stage in one of its parts, and on real stores those that know of them', () => {
  const names = stageNames();
  const ofNoRealStore = ['lint', 'unit', 'worker'];
  expect(names).toEqual(expect.arrayContaining(ofNoRealStore));
  expect(partsOf(jobs.embedded)).toEqual(names);
  expect(partsOf(jobs['real-stores'])).toEqual(names.filter((name) => !ofNoRealStore.includes(name)));
});
