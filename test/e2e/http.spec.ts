import type { ErrorBody } from '../../src/contracts/error-codes';
import { asAdmin, asGuest } from '../support/actors';
import { call } from '../support/http';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('error answers', () => {
  it('have one shape, with the request’s id', async () => {
    const answer = await call<ErrorBody>('GET', '/api/nothing', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      statusCode: 404,
      code: 'NOT_FOUND',
      message: 'Cannot GET /api/nothing',
      requestId: answer.headers.get('x-request-id'),
    });
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it.each<[string, string, Record<string, string>, number, ErrorBody['code']]>([
    ['a broken body', '{"email":', JSON_TYPE, 400, 'BAD_REQUEST'],
    ['no body', '', JSON_TYPE, 422, 'VALIDATION_FAILED'],
    ['a body that is a list', '[]', JSON_TYPE, 422, 'VALIDATION_FAILED'],
    ['a body that is a word', '"word"', JSON_TYPE, 422, 'VALIDATION_FAILED'],
    ['a prototype in the body', '{"__proto__":{"role":"admin"}}', JSON_TYPE, 400, 'BAD_REQUEST'],
    ['another type', '<a/>', { 'content-type': 'text/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('refuse %s with a sentence', async (_, body, headers, status, code) => {
    const answer = await call<ErrorBody>('POST', '/api/auth', { body, headers });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ statusCode: status, code });
    expect(answer.body.message).toMatch(/^[A-Z].{10,}/);
  });

  it('refuse an address that cannot be read', async () => {
    const answer = await call<ErrorBody>('GET', '/api/jobs/%E0%A4%A');
    expect(answer).toMatchObject({ status: 400, body: { statusCode: 400, code: 'BAD_REQUEST' } });
  });

  it('take a record id that is none for a record that does not exist', async () => {
    const admin = await asAdmin();
    expect(await admin.get('/api/users/not-an-id')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});

describe('every answer', () => {
  it('carries the security headers and tells nothing of what it runs on', async () => {
    const { headers } = await asGuest().get('/api/health/live');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('keeps a caller’s sane request id and replaces any other', async () => {
    const idOf = async (given: string) => {
      const { headers } = await asGuest().get('/api/health/live', { headers: { 'x-request-id': given } });
      return headers.get('x-request-id');
    };
    expect(await idOf('trace-1234567890')).toBe('trace-1234567890');
    expect(await idOf('a b"c')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the API reference', () => {
  it('is a page that its own policy passes', async () => {
    const page = await asGuest().get<string>('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).toContain('swagger-ui');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(page.text).not.toMatch(/<script>[^<]/);
    const script = await asGuest().get('/api/docs/swagger-ui-bundle.js');
    expect(script.status).toBe(200);
  });

  it('tells the rules of a body, and of all that nests in it', async () => {
    interface Document {
      components: { schemas: Record<string, unknown> };
    }
    const { body, text } = await asGuest().get<Document>('/api/docs-json');
    const { schemas } = body.components;
    expect(schemas.LoginDto).toMatchObject({
      required: expect.arrayContaining(['email', 'password']) as unknown,
      properties: { email: { type: 'string', format: 'email' }, password: { minLength: 4 } },
    });
    const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(schemas).toMatchObject({
      PlanDto: { properties: { limits: reference('PlanLimitsDto') } },
      PlanLimitsDto: { properties: { 'intelligent-briefs': reference('LimitDto-intelligent-briefs') } },
      'LimitDto-intelligent-briefs': {
        properties: { numberOfOutlines: { type: 'integer', minimum: 0, maximum: 1_000_000 } },
      },
      SaveBlockDto: {
        properties: { config: { anyOf: expect.arrayContaining([reference('ProsConsDto')]) as unknown } },
      },
      ProsConsDto: {
        properties: {
          innerData: { type: 'array', minItems: 2, maxItems: 2, items: reference('ProsConsSideDto') },
        },
      },
      ProsConsSideDto: {
        properties: { list: { type: 'array', items: { type: 'string', maxLength: 2000 } } },
      },
    });
    const named = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in schemas))).toEqual([]);
  });
});
