import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';

const KIB = 1024;
const MIB = KIB * KIB;

/** Most bytes of a body, by what it holds. */
export const BODY_BYTES = {
  /** What guests send: credentials. */
  public: 16 * KIB,
  /** What no route says otherwise of. */
  usual: 64 * KIB,
  /** A record with a picture of MAX_PHOTO_LENGTH. */
  photo: 3 * MIB,
  /** Settings with a logo of MAX_LOGO_LENGTH. */
  logo: MIB,
  /** A block with three pictures of MAX_BLOCK_IMAGE and all the texts that it may have. */
  block: MIB,
  /** A set of SNIPPET_LIMITS with all the texts that it may have. */
  snippet: 256 * KIB,
  /** A list of MAX_LISTED_ADDRESSES addresses of usual length. */
  crawl: 4 * MIB,
  /** A robots.txt of 500 KiB in JSON. */
  robots: MIB + 64 * KIB,
  /** MAX_SELECTED ids with what becomes of them. */
  selection: 320 * KIB,
  /** A run's addresses of MAX_RUN_ADDRESSES and MAX_ADDRESS_CHARACTERS, as JSON. */
  addresses: 2 * MIB,
  /** Code of MAX_PASTED_BYTES as JSON, where each quotation mark and line end takes two. */
  pastedCode: 3 * MIB,
  /** A watch of WATCH_LIMITS with all the texts that it may have. */
  watch: 256 * KIB,
  /** The same for a paste of WATCH_TEXT_LIMITS as JSON. */
  watches: MIB,
  /** Pages of MAX_PASTED_PAGES_BYTES as JSON, where each quotation mark and line end takes two. */
  pastedPages: 11 * MIB,
  /** A draft of DRAFT_LIMITS as JSON within JSON, where each quotation mark takes two bytes. */
  draft: 512 * KIB,
  /** MAX_OUTLINES outlines with all the texts that people write into them. */
  outlines: MIB,
  /** A product with all the texts that it may have. */
  product: 512 * KIB,
  /** A table of MAX_OWN_SHOPS shops with all their hosts. */
  shops: 512 * KIB,
  /** A picture of MAX_PICTURE_BYTES as multipart, with its boundaries. */
  productPicture: 8 * MIB + 64 * KIB,
  /** A csv of products of MAX_PRODUCTS_FILE_BYTES as multipart, with its columns and boundaries. */
  productsUpload: 10 * MIB + 64 * KIB,
  /** A csv of words as multipart, with its boundaries. */
  wordsUpload: MIB + 64 * KIB,
  /** A csv of users of MAX_IMPORT_BYTES as multipart, with its columns and boundaries. */
  usersUpload: 5 * MIB + 64 * KIB,
  /** A keywords file as multipart, with the word lists. */
  keywordsUpload: 13 * MIB,
  /** The same as JSON: base64 makes the file a third larger. */
  keywordsJson: 15 * MIB,
  /** Keywords and an export of Search Console of MAX_KEYWORD_FILE_BYTES each as multipart, with the options. */
  strategyUpload: 21 * MIB,
  /** A PPL file of MAX_PPL_BYTES as multipart, with its fields. */
  pplUpload: 101 * MIB,
  /** The beginning of a PPL file as multipart. */
  pplBeginning: 128 * KIB,
};

/** Caps of the parts of a multipart body; the file store has the exact one per kind of file. */
export const MULTIPART_LIMITS = {
  fileSize: BODY_BYTES.keywordsUpload,
  files: 1,
  fields: 4,
  fieldSize: 2 * MIB,
  parts: 5,
  headerPairs: 50,
};

/** What a route says of its body. */
export interface BodyRule {
  maxBytes: number;
  /** The sentence for a larger one, where the usual one would name another limit than users know. */
  tooLarge?: string;
  /** May come as a form, which says nothing and is read away. */
  form?: boolean;
  /** Left unread: the controller reads it while it comes. */
  streamed?: boolean;
  /** So large that few may be held at a time: each takes a place from before it is read until the answer is out. */
  held?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    body?: BodyRule;
  }
}

/** Declares a route's body where it is not a usual one. */
export const RequestBody = (body: BodyRule) => RouteConfig({ body });

/** Of a record that may come with a photo. */
export const PHOTO_BODY: BodyRule = {
  maxBytes: BODY_BYTES.photo,
  tooLarge: MESSAGES.photoTooLarge,
  held: true,
};

/** Of a request that meets no route of ours: what guests may send. */
export function bodyRuleOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): BodyRule {
  return routeOptions.config.body ?? { maxBytes: BODY_BYTES.public };
}

export function bodyTooLarge({ maxBytes, tooLarge }: BodyRule): AppError {
  const size = maxBytes < MIB ? `${maxBytes / KIB} kB` : `${Math.floor(maxBytes / MIB)} MB`;
  return new AppError('FILE_TOO_LARGE', tooLarge ?? MESSAGES.bodyTooLarge(size));
}

/** How long a request says that its body is; nothing when it does not say. */
export function announcedBytes({ headers }: Pick<IncomingMessage, 'headers'>): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}
