import { asGuest } from '../support/actors';
import { refusedWords } from '../quality/glossary/refused-words';
import { type Document, gapsOf, operationsOf, saidIn } from '../support/reference';
import { ROUTES } from '../support/routes';

let document: Document;
beforeAll(async () => {
  document = (await asGuest().get<Document>('/api/docs-json')).body;
});

describe('the API reference', () => {
  it('has every operation', () => {
    const routes = Object.values(ROUTES).flatMap((named) => Object.keys(named));
    const told = operationsOf(document).map(({ name }) => name);
    expect(routes.filter((route) => !told.includes(route))).toEqual([]);
  });

  it('tells of each what it does, what it takes, what it answers and which errors it has', () => {
    expect(gapsOf(document)).toEqual([]);
  });

  it('takes its words from the glossary', () => {
    const said = saidIn(document);
    expect(said.length).toBeGreaterThan(1_500);
    const refused = said.flatMap(({ where, text }) =>
      [...refusedWords(text)].map((why) => `${where}: ${why} in ${text}`),
    );
    expect(refused).toEqual([]);
  });

  it('names the missing parts of an operation that says nothing', () => {
    const silent = {
      operationId: 'Any_silent',
      'x-access': { kind: 'user' },
      parameters: [{ name: 'page', in: 'query' as const }],
      responses: { 200: {} },
    };
    const paths = { '/api/any': { get: silent, put: { ...silent, summary: 'Change it', tags: ['Any'] } } };
    const gaps = gapsOf({ ...document, paths });
    expect(gaps).toEqual(
      expect.arrayContaining([
        'GET /api/any: no summary',
        'GET /api/any: no tag',
        'PUT /api/any: tag Any without a description',
        'GET /api/any: operationId Any_silent twice',
        'GET /api/any: parameter page without a description',
        'GET /api/any: parameter page without a schema',
        'GET /api/any: answer 200 without a schema',
        'GET /api/any: no errors',
      ]),
    );
    expect(gaps).not.toContain('PUT /api/any: no summary');
  });

  it('says of a tool’s own group what its controller says of itself, among the tools', () => {
    const names = document.tags.map(({ name }) => name);
    const at = names.indexOf('Intelligent Hub');
    expect(document.tags[at]?.description).toBe('Group keywords into the pages of a site.');
    expect(names.indexOf('Crawls')).toBeLessThan(at);
    expect(names.indexOf('Jobs')).toBeGreaterThan(at);
  });

  it('types the query of a list by the list’s own fields', () => {
    const { parameters = [] } = document.paths['/api/users']?.get ?? {};
    const schemaOf = (name: string) =>
      parameters.find((parameter) => parameter.name === name)?.content?.['application/json']?.schema;
    expect(schemaOf('filter')).toMatchObject({
      properties: { role: { enum: ['admin', 'student'] }, isActive: { type: 'boolean' } },
      additionalProperties: false,
    });
    expect(schemaOf('sort')).toMatchObject({
      prefixItems: [{ enum: expect.arrayContaining(['lastLoginAt']) as unknown }, { enum: ['ASC', 'DESC'] }],
    });
  });

  it('answers with the types of the contracts', () => {
    const responses = document.paths['/api/users/{id}']?.get?.responses ?? {};
    expect(responses[200]?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/UserView',
    });
    expect(document.components.schemas.UserView).toMatchObject({
      required: expect.arrayContaining(['id', 'email', 'role']) as unknown,
      properties: { role: { enum: ['admin', 'student'] }, subscriptionEndDate: { type: ['null', 'string'] } },
    });
    expect(Object.keys(responses)).toEqual(['200', '401', '403', '404', '429', '500', '503']);
  });
});
