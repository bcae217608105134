/** `after` holds it back. */
type Answer = { status: number; body: unknown; after?: Promise<void> };

/** Answers the client's requests in place of the server; what is not listed is a 404. */
export function fakeApi(answers: Record<string, Answer>) {
  const requests: { route: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const route = `${init.method ?? 'GET'} ${url}`;
    requests.push({ route, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const missing: Answer = { status: 404, body: { message: `no answer to ${route}` } };
    const { status, body, after } = answers[route] ?? missing;
    await after;
    const json = async () => {
      if (status === 204) throw new SyntaxError('Unexpected end of JSON input');
      return body;
    };
    return { ok: status < 400, status, headers: new Headers(), json };
  });
  return { requests, answers };
}
