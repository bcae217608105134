import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GO_PATH } from '../../contracts/clicks/clicks';
import { CLICK_MESSAGES as SAYS } from '../../contracts/clicks/clicks-messages';
import { escapeHtml } from '../../domain/blocks/html';
import { goIdOf } from '../../domain/clicks/go-links';
import { isClick } from '../../domain/clicks/visits';
import type { LinkVisits } from '../throttle/link-visits';

const ROUTES = [GO_PATH, `${GO_PATH}*`];
/** No policy of referrers: that of the page with the link counts, as for a link that leads to the target itself. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

interface Notice {
  status: number;
  title: string;
  text: string;
  /** Seconds. */
  retryAfter?: number;
}
type GoAnswer = { target: string } | Notice;

const UNKNOWN: Notice = { status: 404, title: SAYS.notFoundTitle, text: SAYS.notFound };
const BUSY: Notice = { status: 429, title: SAYS.busyTitle, text: SAYS.busy };
const AWAY: Notice = { status: 503, title: SAYS.awayTitle, text: SAYS.away, retryAfter: 60 };

/** Where a link leads, and null where it leads nowhere; with it a click is counted. */
type Follow = (id: string, isClick: boolean, now: Date) => Promise<string | null>;

/**
 * Leads from `/go/{id}` to the target that is stored under the id. Nothing else of a request has a say in where, and what is
 * no link of ours, or cannot be looked up, gets a page of a few words.
 */
export function serveGoLinks(fastify: FastifyInstance, visits: LinkVisits, follow: Follow): void {
  const logger = new Logger('Clicks');
  const answerTo = async (request: FastifyRequest): Promise<GoAnswer> => {
    const id = goIdOf(request.url);
    const admission = await visits.admit(request.ip);
    if (admission.visit === 'refused') return { ...BUSY, retryAfter: admission.retryAfter };
    const counts = admission.visit === 'counted' && isClick(request);
    const target = id === undefined ? null : await follow(id, counts, new Date());
    return target === null ? UNKNOWN : { target };
  };
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await answerTo(request).catch((err: unknown) => {
      logger.error({ err, requestId: request.id }, 'A link could not be looked up');
      return AWAY;
    });
    return send(reply, answer);
  };
  for (const route of ROUTES) fastify.get(route, { helmet: false }, handle);
}

/** Answers what comes for such an address and cannot even be read as one; whether it did. */
export function refuseUnreadableGoLink({ raw }: FastifyRequest, reply: FastifyReply): boolean {
  if (!raw.url?.startsWith(GO_PATH)) return false;
  void send(reply, UNKNOWN);
  return true;
}

function send(reply: FastifyReply, answer: GoAnswer): FastifyReply {
  void reply.headers(HEADERS);
  if ('target' in answer) return reply.redirect(answer.target, 302);
  const { status, title, text, retryAfter } = answer;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply.status(status).type('text/html; charset=utf-8').send(noticePage(title, text));
}

function noticePage(title: string, text: string): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
  ].join('');
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>\n`;
}
