import config from '../../jest.config.mjs';
import { FOLDER, PROVEN } from './proven.mjs';

const [unit] = config.projects;
const roots = PROVEN[FOLDER].map((folder) => `<rootDir>/src/${folder}`);

export default { ...unit, rootDir: '../..', roots, testTimeout: 30_000 };
