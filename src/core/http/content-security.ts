import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOCS_PATH } from './openapi';

const SELF = "'self'";
const NONE = "'none'";

const DIRECTIVES = {
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  /** Emotion's style elements carry the response's nonce. */
  styleSrc: [SELF],
  imgSrc: [SELF, 'data:', 'blob:'],
  fontSrc: [SELF],
  connectSrc: [SELF],
  workerSrc: [SELF],
  objectSrc: [NONE],
  baseUri: [SELF],
  formAction: [SELF],
  /** The preview of an embeddable block. */
  frameSrc: [SELF],
  frameAncestors: [NONE],
};

/** Security headers of every page and file of the web client. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  global: true,
  enableCSPNonces: true,
  contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
  frameguard: { action: 'deny' },
};

/** A page's policy with one more origin: for a script, and for what that asks of it and sends to it. */
export function policyWith(policy: string, origin: string): string {
  return policy
    .split(';')
    .map((directive) => (/^(script|connect|img)-src /.test(directive) ? `${directive} ${origin}` : directive))
    .join(';');
}

/** The same for an answer that holds no page: the API's, and those that come before the plugin has seen the request. */
export const BARE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** What a hashed asset needs, which is no page: the policy of the page that loads it counts. */
export const ASSET_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

/** The API's reference page brings inline styles; its scripts are files. */
const DOCS_SECURITY_HEADERS: Omit<FastifyHelmetOptions, 'global'> = {
  enableCSPNonces: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...DIRECTIVES, styleSrc: [SELF, "'unsafe-inline'"] },
  },
};

/** The page that the previews of embeddable blocks are written into: styles and pictures of any site, and no script. */
export const PREVIEW_SECURITY_HEADERS: Omit<FastifyHelmetOptions, 'global'> = {
  enableCSPNonces: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: [NONE],
      styleSrc: ["'unsafe-inline'"],
      imgSrc: ['https:', 'http:', 'data:'],
      baseUri: [NONE],
      formAction: [NONE],
      frameAncestors: [SELF],
    },
  },
  frameguard: { action: 'sameorigin' },
};

/** Before the plugin is registered: gives the API its fixed headers, which the plugin would work out for each answer. */
export function secureApiAnswers(fastify: FastifyInstance): void {
  const secure = (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    void reply.headers(BARE_SECURITY_HEADERS);
    done();
  };
  fastify.addHook('onRoute', (route) => {
    if (route.url.startsWith(DOCS_PATH)) {
      route.helmet = DOCS_SECURITY_HEADERS;
    } else if (route.url.startsWith('/api/')) {
      route.helmet = false;
      route.onRequest = [secure, route.onRequest ?? []].flat();
    }
  });
}
