import { API_BASE } from '../providers/apiClient';

export interface SeenRequest {
  method: string;
  path: string;
  /** With its question mark. */
  query: string;
  body?: unknown;
}
/** An answer that is not a success, with its sentence, and those of the fields. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
    readonly errors?: Record<string, string>,
  ) {}
}
/** The JSON of the answer; a number answers with that status alone. */
type Answer = (url: URL) => unknown;

/** Stands in for the API in component tests: answers `METHOD /path` and keeps what was asked. */
export function answerApi(answers: Record<string, Answer>): SeenRequest[] {
  const seen: SeenRequest[] = [];
  const answer = (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const path = url.pathname.slice(API_BASE.length);
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
    seen.push({ method, path, query: url.search, body: sent });
    const json = answers[`${method} ${path}`]?.(url);
    const status = typeof json === 'number' ? json : json instanceof Refusal ? json.status : 200;
    const ok = status < 400;
    return Promise.resolve({ ok, status, headers: new Map(), json: () => Promise.resolve(json) });
  };
  // jsdom has neither fetch nor Response.
  vi.stubGlobal('fetch', answer);
  return seen;
}
