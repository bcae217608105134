import { parseUrl } from '../contracts/validation/parse-url';
import { EnvironmentError, integer, text } from './setting-values';

/** A model behind an interface like OpenAI's. */
export interface LlmSettings {
  /** What `/chat/completions` is put behind, without a slash at the end. */
  baseUrl: string;
  /** Empty: its server asks for none. */
  apiKey: string;
  model: string;
  /** Of the same server: tells what texts mean; empty where that is for the sentence model that ships with Cohort. */
  embeddingsModel: string;
  /** Tokens a UTC day: of all users together, and of each. */
  dailyTokens: number;
  userDailyTokens: number;
}

type Variables = Partial<
  Record<
    | 'LLM_BASE_URL'
    | 'LLM_API_KEY'
    | 'LLM_MODEL'
    | 'LLM_DAILY_TOKENS'
    | 'LLM_USER_DAILY_TOKENS'
    | 'EMBEDDINGS_MODEL',
    string
  >
>;

/** What a header carries as it is. */
const KEY = /^[\x21-\x7e]{1,1024}$/;
const MAX_MODEL = 200;
const MAX_TOKENS = 1_000_000_000;

/**
 * The settings of the model; null while LLM_BASE_URL is not set.
 * @throws EnvironmentError
 */
export function llmSettings(variables: Variables): LlmSettings | null {
  const dailyTokens = integer(variables, 'LLM_DAILY_TOKENS', 2_000_000, 0, MAX_TOKENS);
  const userDailyTokens = integer(variables, 'LLM_USER_DAILY_TOKENS', 200_000, 0, MAX_TOKENS);
  const address = text(variables, 'LLM_BASE_URL');
  const apiKey = text(variables, 'LLM_API_KEY') ?? '';
  const model = text(variables, 'LLM_MODEL') ?? '';
  const embeddingsModel = text(variables, 'EMBEDDINGS_MODEL') ?? '';
  if (address === undefined) {
    if (!apiKey && !model && !embeddingsModel) return null;
    throw new EnvironmentError(
      'LLM_BASE_URL is missing: LLM_API_KEY, LLM_MODEL and EMBEDDINGS_MODEL need the server that they are for.',
    );
  }
  const baseUrl = baseAddress(address);
  if (!model) throw new EnvironmentError('LLM_MODEL is missing: LLM_BASE_URL needs the name of its model.');
  for (const [name, value] of Object.entries({ LLM_MODEL: model, EMBEDDINGS_MODEL: embeddingsModel }))
    if (value.length > MAX_MODEL) {
      throw new EnvironmentError(`${name} must have at most ${MAX_MODEL} characters.`);
    }
  if (apiKey && !KEY.test(apiKey)) {
    throw new EnvironmentError('LLM_API_KEY must be letters, digits and signs of ASCII without spaces.');
  }
  return { baseUrl, apiKey, model, embeddingsModel, dailyTokens, userDailyTokens };
}

/** Credentials would be shown as part of the address, and a query would come before the path that is put behind it. */
function baseAddress(value: string): string {
  const url = parseUrl(value);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
  throw new EnvironmentError(
    'LLM_BASE_URL must be an address that begins with https:// or http://, without a password and a query, such as https://api.openai.com/v1.',
  );
}
