import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { RouteRules } from '../auth/route-rules';
import { API_KEY_SCHEME, complete } from './reference/complete';
import { TAGS } from './reference/tags';

export const DOCS_PATH = '/api/docs';

const DESCRIPTION = `Log in with \`POST /api/auth\` and send the \`access_token\` as a bearer token.

Programs send an API key as a bearer token instead, where an admin allows keys. Each operation names the scope that
a key needs; those that name none are closed to keys.

Lists answer with a page of rows. Their parameters \`sort\`, \`range\` and \`filter\` are JSON, as react-admin's
simple REST provider sends them; the header \`Content-Range\` has the number of all rows.

Each error has the same body, \`ErrorBody\`: its \`code\` is for programs, its \`message\` for people. Every answer has
the header \`X-Request-Id\`.`;

/** For phones: the page's own styles squeeze what stands side by side, and a column that is always empty goes out of the screen. */
const NARROW = `@media (max-width: 600px) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex: 1 1 100%; order: 1; padding: 4px 0 0; }
  .swagger-ui .response-col_links { display: none; }
  .swagger-ui .opblock-body thead { display: none; }
  .swagger-ui .opblock-body :is(.parameters, .responses-table) td { display: block; padding: 4px 0; max-width: none; }
  .swagger-ui .opblock-body pre { overflow-wrap: anywhere; }
}`;

/** The API's reference at /api/docs, and as JSON at /api/docs-json; made when it is first asked for. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Cohort API')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addBearerAuth()
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'cohort_…' }, API_KEY_SCHEME);
  for (const [name, description] of Object.entries(TAGS)) settings.addTag(name, description);
  const document = () => {
    const made = SwaggerModule.createDocument(app, settings.build(), {
      operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
    });
    return complete(made, app.get(RouteRules).list());
  };
  SwaggerModule.setup(DOCS_PATH, app, document, {
    customSiteTitle: 'Cohort API',
    customCss: NARROW,
    raw: ['json'],
    swaggerOptions: {
      docExpansion: 'none',
      filter: true,
      defaultModelsExpandDepth: 0,
      displayRequestDuration: true,
    },
  });
}
