import type { ErrorBody, ErrorCode, FieldErrors } from '@contracts/error-codes';
import { MESSAGES } from '@contracts/messages';
import { readToken } from './tokenStore';

export const API_BASE = '/api';
const NO_CONTENT = 204;

/** An answer of the API that is not a success, or `status` 0 when none came. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: ErrorCode,
    readonly errors?: FieldErrors,
    readonly body?: ErrorBody,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** Whether it came too soon after others, whatever it asked for. */
export function isThrottled({ status, code }: ApiError): boolean {
  return status === 429 && code !== 'TOO_MANY_JOBS';
}

/** What to tell of a caught error. */
export function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || MESSAGES.somethingWentWrong;
}

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Hears of every failed request, so that one place handles 401, 403 and 429. Returns the way to stop. */
export function onApiError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface ApiRequest extends Omit<RequestInit, 'body' | 'headers'> {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart. */
  form?: FormData;
  /** A failure is its caller's alone: nothing else hears of it. */
  quiet?: boolean;
}

let asked = 0;

/** Whether an answer of the API is waited for. */
export function isApiAsked(): boolean {
  return asked > 0;
}

/** One request to the API with the session's token; the raw answer, for downloads and headers. */
export async function apiFetch(path: string, request: ApiRequest = {}): Promise<Response> {
  const { json, form, headers, quiet = false, ...rest } = request;
  const token = readToken();
  asked += 1;
  const response = await fetch(`${API_BASE}${path}`, {
    ...rest,
    headers: {
      Accept: 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
  })
    .catch((cause: unknown) => noAnswer(cause, quiet))
    .finally(() => (asked -= 1));
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => undefined);
    // That a token is refused which the session has given up meanwhile says nothing of the one it has now.
    const isLate = response.status === 401 && token !== readToken();
    throw reportFailure(response.status, answer, quiet || isLate);
  }
  return response;
}

/** One request to the API; the parsed JSON answer. */
export async function apiJson<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const response = await apiFetch(path, request);
  return readJson<T>(response, request);
}

/** A part of a list, and how long the whole list is. */
export interface ApiPage<T> {
  items: T[];
  total: number;
}

/** One page of a list that the API cuts by `range`. */
export async function apiPage<T>(path: string, request: ApiRequest = {}): Promise<ApiPage<T>> {
  const response = await apiFetch(path, request);
  const items = await readJson<T[]>(response, request);
  const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
  return { items, total: Number.isFinite(total) ? total : items.length };
}

/** The body of an answer, nothing of one that has none by its status; one that breaks off counts as no answer. */
async function readJson<T>(response: Response, { quiet }: ApiRequest): Promise<T> {
  if (response.status === NO_CONTENT) return undefined as T;
  const body: unknown = await response.json().catch((cause: unknown) => noAnswer(cause, quiet));
  return body as T;
}

function noAnswer(cause: unknown, quiet?: boolean): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw reportFailure(0, undefined, quiet);
}

/**
 * Builds the error of a failed request and, unless it is quiet, tells the listeners of it; status 0 when no answer came.
 * For requests that cannot go through `fetch`, such as uploads with progress.
 */
export function reportFailure(status: number, answer?: unknown, quiet = false): ApiError {
  const body = answer as ErrorBody | undefined;
  const error = status
    ? new ApiError(status, body?.message ?? MESSAGES.somethingWentWrong, body?.code, body?.errors, body)
    : new ApiError(0, MESSAGES.unavailable, 'UNAVAILABLE');
  if (!quiet) for (const listener of listeners) listener(error);
  return error;
}
