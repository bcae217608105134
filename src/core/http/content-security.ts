import type { FastifyHelmetOptions } from '@fastify/helmet';

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

/** Security headers of every answer. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  global: true,
  enableCSPNonces: true,
  contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
  frameguard: { action: 'deny' },
};

/** The API's reference page brings inline styles; its scripts are files. */
export const DOCS_SECURITY_HEADERS: Omit<FastifyHelmetOptions, 'global'> = {
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
