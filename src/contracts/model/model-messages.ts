import type { ModelFailureReason } from './model';

/** What each failure means, to admins. */
export const MODEL_FAILURE_MESSAGES: Readonly<Record<ModelFailureReason, string>> = {
  off: 'The model is off. Set LLM_BASE_URL and LLM_MODEL, and LLM_API_KEY if its server asks for a key.',
  paused: 'The model failed three times within a minute. It is asked again a minute later.',
  'user-budget': 'This user’s tokens of today are used up. The day ends at midnight UTC.',
  'daily-budget': 'The tokens of today are used up. The day ends at midnight UTC.',
  'too-long': 'The text was longer than one request may be.',
  aborted: 'The request was canceled.',
  unreachable: 'The server could not be reached. Check LLM_BASE_URL and that the server runs.',
  'plain-http':
    'LLM_BASE_URL begins with http:// and leads to a public URL, where the key could be read on its way. Use https://.',
  timeout: 'The server did not answer in time.',
  redirect: 'The server redirects elsewhere, which is not followed. Set LLM_BASE_URL to the final URL.',
  'too-large': 'The server’s answer was too large.',
  'wrong-type': 'The server answered with something other than JSON. Check the path of LLM_BASE_URL.',
  'key-refused': 'The server refused the key. Check LLM_API_KEY.',
  'not-found': 'The server does not know the model or the URL. Check LLM_MODEL and the path of LLM_BASE_URL.',
  'rate-limited': 'The server is busy, or its own limit is reached.',
  'server-error': 'The server failed.',
  'request-refused': 'The server refused the request.',
  'broken-answer': 'The server’s answer was broken or incomplete.',
  'cut-off': 'The answer was cut off at its limit of tokens.',
  filtered: 'The server’s content filter held the answer back.',
  refused: 'The model refused to answer.',
  'tool-call': 'The model wanted to call a tool, and has none.',
  empty: 'The model’s answer was empty.',
  'wrong-form': 'The model’s answer did not have the form that was asked for.',
  unfounded: 'The model’s answer said what its source does not say.',
};

/** The sentences about the model. */
export const MODEL_MESSAGES = {
  answered: (model: string, seconds: string) => `${model} answered as asked in ${seconds} s.`,
  failed: (reason: ModelFailureReason, status: number | null) =>
    `${MODEL_FAILURE_MESSAGES[reason]}${status === null ? '' : ` (Status ${status})`}`,
} as const;
