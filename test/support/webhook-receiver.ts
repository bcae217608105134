import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Site, startSite } from './site';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  raw: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

export interface WebhookReceiver extends Site {
  received: Received[];
  /** What it answers from now on; 204 to begin with. */
  answers(how: (response: ServerResponse, received: Received) => void): void;
}

/** Somebody else's server that takes webhooks. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const take = (response: ServerResponse) => void response.writeHead(204).end();
  let answer: (response: ServerResponse, received: Received) => void = take;
  const site = await startSite((request, response) => {
    void text(request).then((raw) => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        raw,
        body: raw ? (JSON.parse(raw) as Received['body']) : { type: '', timestamp: '', data: {} },
      };
      received.push(one);
      answer(response, one);
    });
  });
  return { ...site, received, answers: (how) => (answer = how) };
}

export const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();

/** Whether one of the signatures is made with the secret, as the specification of Standard Webhooks has it. */
export function isSignedBy(secret: string, { headers, raw }: Received): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = [headers['webhook-id'], headers['webhook-timestamp'], raw].join('.');
  const wanted = createHmac('sha256', key).update(content, 'utf8').digest();
  return signaturesOf(headers).some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

export function signaturesOf(headers: IncomingHttpHeaders): string[] {
  return String(headers['webhook-signature']).split(' ');
}
