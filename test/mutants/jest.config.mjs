import config from '../../jest.config.mjs';

const [unit] = config.projects;

/** The unit specs alone: a mutant is judged by what stands beside its code. */
export default { ...unit, rootDir: '../..', testTimeout: 30_000 };
