import { existsSync } from 'node:fs';
import { type Environment, parseEnvironment, type ProcessKind } from './environment';

const ENV_FILE = '.env';

/**
 * The settings of this process: its variables, and those of `.env` in the working directory that they do not set.
 * @throws EnvironmentError
 */
export function readEnvironment(kind: ProcessKind): Environment {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  return parseEnvironment(process.env, kind);
}
