import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ErrorBody } from '../../src/contracts/error-codes';
import {
  MAX_BLOCK_ENTRIES,
  MAX_BLOCK_IMAGE,
  MAX_BLOCK_PARAGRAPH,
  MAX_BLOCK_TEXT,
  MAX_BLOCK_URL,
} from '../../src/contracts/blocks/blocks';
import { INTENT_MESSAGES } from '../../src/contracts/intent/intent-messages';
import { MESSAGES } from '../../src/contracts/messages';
import { MAX_PHOTO_LENGTH } from '../../src/contracts/users/users';
import { asAdmin, asStudent, PASSWORD, type SignedIn, unique } from '../support/actors';
import { type Answer, baseUrl, call } from '../support/http';
import { noisePhoto } from '../support/pictures';

const JSON_TYPE = { 'content-type': 'application/json' };
const SUBMIT = '/api/intent/submit';
const KIB = 1024;
/** Pixels of a side that make just under 2 MB. */
const LARGEST_NOISE = 844;

interface Announcement {
  path?: string;
  token?: string;
  at?: string;
}

/** Says how long the body will be and sends none of it yet. */
function announce(bytes: number, { path = SUBMIT, token, at }: Announcement = {}): ClientRequest {
  const sent = request(baseUrl(at) + path, {
    method: 'POST',
    headers: {
      ...JSON_TYPE,
      'content-length': bytes,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  sent.on('error', () => undefined);
  sent.flushHeaders();
  return sent;
}

async function answerTo(sent: ClientRequest) {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = (await json(response)) as ErrorBody;
  sent.destroy();
  return { status: response.statusCode, body, retryAfter: response.headers['retry-after'] };
}

describe('body limits', () => {
  it.each([
    ['POST', '/api/auth', 16 * KIB, '16 kB'],
    ['POST', '/api/nothing', 16 * KIB, '16 kB'],
    ['PATCH', '/api/auth/me/data', 64 * KIB, '64 kB'],
    ['POST', '/api/intent', 64 * KIB, '64 kB'],
    ['POST', '/api/blocks/import', 1024 * KIB, '1 MB'],
  ])('let %s %s have %d bytes, and refuse one more with a sentence', async (method, path, limit, size) => {
    const { token } = await asAdmin();
    const headers = { 'content-type': 'application/json' };
    const ofLength = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
    const fits = await call<ErrorBody>(method, path, { token, headers, body: ofLength(limit) });
    expect(fits.status).toBeLessThan(500);
    expect(fits.status).not.toBe(413);
    for (const body of [ofLength(limit + 1), ofLength(3 * limit)]) {
      expect(await call(method, path, { token, headers, body })).toMatchObject({
        status: 413,
        body: { code: 'FILE_TOO_LARGE', message: `The request is too large. Send at most ${size}.` },
      });
    }
  });

  it.each([
    ['/api/intent/submit', MESSAGES.fileTooLarge],
    ['/api/intent/jobs', MESSAGES.fileTooLarge],
    ['/api/users', MESSAGES.photoTooLarge],
  ])('at %s are told as those of a file', async (path, message) => {
    const { token } = await asStudent();
    expect(await answerTo(announce(16_000_000, { path, token }))).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', message },
    });
  });

  it('let a submission hold a 10 MB file as base64', async () => {
    const student = await asStudent();
    const content = `data:;base64,${Buffer.alloc(10 * 1024 * KIB, 'x').toString('base64')}`;
    const answer = await student.post<ErrorBody>(SUBMIT, { file: { name: 'a.csv', content } });
    expect(answer).toMatchObject({ status: 422, body: { message: INTENT_MESSAGES.wordsRequired } });
  });

  it.each<[string, (admin: SignedIn) => Promise<Answer>]>([
    ['an account with the largest photo', async ({ post }) => post('/api/users', await accountWithPhoto())],
    ['the largest block', ({ post }) => post('/api/blocks', largestBlock())],
  ])('let %s pass', async (_, send) => {
    expect(await send(await asAdmin())).toMatchObject({ status: 201 });
  });
});

async function accountWithPhoto(): Promise<object> {
  const photoURL = await noisePhoto(LARGEST_NOISE);
  expect(photoURL.length).toBeGreaterThan(MAX_PHOTO_LENGTH * 0.99);
  return {
    name: unique('photo'),
    email: `${unique('photo')}@cohort.test`,
    password: PASSWORD,
    role: 'admin',
    isActive: true,
    photoURL,
  };
}

function largestBlock(): object {
  const link = `https://a.example/${'x'.repeat(MAX_BLOCK_URL - 18)}`;
  const text = 'x'.repeat(MAX_BLOCK_TEXT);
  const start = 'data:image/png;base64,';
  const card = {
    image: start + 'A'.repeat(MAX_BLOCK_IMAGE - start.length),
    imageAlt: text,
    imageHref: link,
    id: text,
    showSpecialBox: true,
    topSpecialText: text,
    showRating: true,
    ratingText: text,
    title: text,
    features: Array(MAX_BLOCK_ENTRIES).fill({ key: text, value: 'x'.repeat(MAX_BLOCK_PARAGRAPH) }),
    buttons: Array(MAX_BLOCK_ENTRIES).fill({ text, link, textColor: '#000000', bgColor: '#000000' }),
  };
  const config = {
    themeColor: '#000000',
    showDisclaimer: true,
    disclaimerText: 'x'.repeat(MAX_BLOCK_PARAGRAPH),
    innerData: [card, card, card],
  };
  return { name: text, variant: 'top-3-table-1', config };
}

describe('a body that holds a whole file', () => {
  it.each([
    ['nobody', undefined, 'Please log in.'],
    ['a token that is none', 'made-up', 'Invalid access_token'],
  ])('is not read from %s', async (_, token, message) => {
    expect(await answerTo(announce(14_000_000, { token }))).toMatchObject({
      status: 401,
      body: { statusCode: 401, code: 'UNAUTHENTICATED', message },
    });
  });

  it('is not read from one whose session has ended', async () => {
    const { token, post } = await asStudent();
    await post('/api/auth/logout-everywhere');
    expect(await answerTo(announce(14_000_000, { token }))).toMatchObject({ status: 401 });
  });
});
