import { parseArgs } from 'node:util';
import { parseEnvironment } from '../../config/environment';
import { EnvironmentError } from '../../config/setting-values';

const USAGE =
  'Say where to: npm run store -- copy --to mongodb://HOST/DATABASE, or --from mongodb://HOST/DATABASE.';

/** A copy between the embedded database and that of an address. */
export interface CopyOrder {
  direction: 'to' | 'from';
  uri: string;
}

/** @throws Error with one sentence that never holds the address, which may have a password in it */
export function parseCopyArguments(args: readonly string[]): CopyOrder {
  const { to, from } = optionsOf(args);
  if ((to === undefined) === (from === undefined)) throw new Error(USAGE);
  const direction = to === undefined ? 'from' : 'to';
  const uri = addressOf(direction, to ?? from ?? '');
  return { direction, uri };
}

function optionsOf(args: readonly string[]): { to?: string; from?: string } {
  try {
    return parseArgs({ args: [...args], options: { to: { type: 'string' }, from: { type: 'string' } } })
      .values;
  } catch {
    throw new Error(USAGE);
  }
}

/** By the rules of MONGODB_URI. */
function addressOf(direction: CopyOrder['direction'], uri: string): string {
  if (uri.trim() === '') throw new Error(USAGE);
  try {
    return parseEnvironment({ MONGODB_URI: uri }, 'all-in-one').mongodbUri;
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw new Error(error.message.replace('MONGODB_URI', `--${direction}`), { cause: error });
  }
}
