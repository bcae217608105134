import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { AccessRule } from '../../contracts/access/access';
import { type RouteRule, RouteRules } from '../auth/route-rules';
import { isClass, schemasOf } from './dto-schemas';

export const DOCS_PATH = '/api/docs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The API's reference at /api/docs, and as JSON at /api/docs-json; made when it is first asked for. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const settings = new DocumentBuilder()
    .setTitle('Cohort API')
    .setDescription('Log in with POST /api/auth and send the access_token as a bearer token.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  SwaggerModule.setup(
    DOCS_PATH,
    app,
    () => complete(SwaggerModule.createDocument(app, settings), app.get(RouteRules).list()),
    {
      customSiteTitle: 'Cohort API',
      raw: ['json'],
    },
  );
}

/** Adds what Nest can't know: who may call each operation, in words and as `x-access`, and the rules of the bodies. */
function complete(document: OpenAPIObject, routes: readonly RouteRule[]): OpenAPIObject {
  const rules = new Map(routes.map(({ method, path, rule }) => [`${method} ${templateOf(path)}`, rule]));
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      const rule = rules.get(`${method.toUpperCase()} ${templateOf(path)}`);
      if (!operation || !rule) continue;
      operation.description = [operation.description, `Access: ${sentenceOf(rule)}.`]
        .filter(Boolean)
        .join('\n\n');
      Object.assign(operation, { 'x-access': rule });
      if (rule.kind !== 'public') operation.security = [{ bearer: [] }];
    }
  }
  const schemas = document.components?.schemas ?? {};
  const payloads = routes.flatMap(({ parameters }) => parameters.filter(isClass));
  Object.assign(schemas, schemasOf(payloads.filter(({ name }) => name in schemas)));
  return document;
}

/** `/api/users/:id/` as `/api/users/{id}` */
function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');
}

function sentenceOf(rule: AccessRule): string {
  switch (rule.kind) {
    case 'public':
      return 'everyone';
    case 'user':
      return 'any signed-in user';
    case 'admin':
      return 'admins';
    case 'tool':
      return `admins, and students with the tool ${rule.tool}`;
    case 'any-tool':
      return `admins, and students with one of the tools ${rule.tools.join(', ')}`;
  }
}
