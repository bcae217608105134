import { parseEnvironment } from './environment';
import { EnvironmentError } from './setting-values';

const SERVER = { LLM_BASE_URL: 'https://llm.example/v1', LLM_MODEL: 'big' };
const read = (variables: Record<string, string>) => parseEnvironment(variables, 'all-in-one').llm;
const LIMITS = { embeddingsModel: '', dailyTokens: 2_000_000, userDailyTokens: 200_000 };

it.each<[Record<string, string>, object | null]>([
  [{}, null],
  [{ LLM_BASE_URL: ' ', LLM_API_KEY: '', LLM_MODEL: '' }, null],
  [{ LLM_DAILY_TOKENS: '5' }, null],
  [SERVER, { baseUrl: 'https://llm.example/v1', apiKey: '', model: 'big', ...LIMITS }],
  [
    { LLM_BASE_URL: 'http://[::1]:11434/v1//', LLM_MODEL: 'org/llama:8b', LLM_API_KEY: 'sk-1' },
    { baseUrl: 'http://[::1]:11434/v1', apiKey: 'sk-1', model: 'org/llama:8b', ...LIMITS },
  ],
  [
    { ...SERVER, LLM_DAILY_TOKENS: '0', LLM_USER_DAILY_TOKENS: '7' },
    {
      ...LIMITS,
      baseUrl: 'https://llm.example/v1',
      apiKey: '',
      model: 'big',
      dailyTokens: 0,
      userDailyTokens: 7,
    },
  ],
])('reads %j', (variables, expected) => {
  expect(read(variables)).toEqual(expected);
});

it.each([
  ['LLM_BASE_URL is missing', { LLM_API_KEY: 'hunter2' }],
  ['LLM_BASE_URL is missing', { LLM_MODEL: 'hunter2' }],
  ['LLM_BASE_URL is missing', { EMBEDDINGS_MODEL: 'hunter2' }],
  ['EMBEDDINGS_MODEL must have at most', { ...SERVER, EMBEDDINGS_MODEL: 'hunter2'.repeat(30) }],
  ['LLM_MODEL is missing', { LLM_BASE_URL: SERVER.LLM_BASE_URL }],
  ['LLM_MODEL must have at most 200 characters', { ...SERVER, LLM_MODEL: 'hunter2'.repeat(30) }],
  ['LLM_BASE_URL must be an address', { ...SERVER, LLM_BASE_URL: 'hunter2' }],
  ['LLM_BASE_URL must be an address', { ...SERVER, LLM_BASE_URL: 'ftp://hunter2/' }],
  ['LLM_BASE_URL must be an address', { ...SERVER, LLM_BASE_URL: 'https://me:hunter2@llm.example/v1' }],
  ['LLM_BASE_URL must be an address', { ...SERVER, LLM_BASE_URL: 'https://llm.example/v1?key=hunter2' }],
  ['LLM_API_KEY must be', { ...SERVER, LLM_API_KEY: 'hunter2 hunter2' }],
  ['LLM_API_KEY must be', { ...SERVER, LLM_API_KEY: 'hunter2é' }],
  ['LLM_DAILY_TOKENS must be a whole number', { ...SERVER, LLM_DAILY_TOKENS: 'hunter2' }],
  ['LLM_USER_DAILY_TOKENS must be a whole number', { ...SERVER, LLM_USER_DAILY_TOKENS: '-1' }],
])('stops with "%s" and prints no value: %j', (sentence, variables) => {
  const parse = () => read(variables);
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(sentence);
  expect(parse).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
});
