import type { ToolId } from '../../src/contracts/access/tools';

/**
 * Routes of single tools, as `ROUTES` has them. Those below a tool’s own address are the tool’s alone, and stand here only where an
 * empty call is answered otherwise than `routesOf` expects.
 */
export const ROUTES_OF_TOOLS: Partial<Record<ToolId | 'any-tool', Record<string, number>>> = {
  'intent-finder': {
    'GET /api/intent': 200,
    'POST /api/intent': 422,
    'DELETE /api/intent/{id}': 404,
    'GET /api/intent/get-important-words': 200,
    'GET /api/intent/sample-file': 200,
    'POST /api/intent/jobs': 422,
    'GET /api/intent/jobs/{id}/rows': 404,
    'GET /api/intent/jobs/{id}/keywords-file': 404,
    'POST /api/intent/submit': 422,
  },
  'any-tool': {
    'POST /api/resolve-cors-content/proxy': 422,
    'POST /api/text/page': 422,
    'POST /api/readings/jobs': 422,
    'GET /api/readings': 200,
    'GET /api/readings/{id}': 404,
    'DELETE /api/readings/{id}': 404,
    'GET /api/readings/{id}/pages': 404,
    'GET /api/readings/{id}/pages/{pageId}': 404,
    'GET /api/readings/{id}/export': 404,
  },
  'amazon-revenue-by-keywords': {
    'GET /api/calculators/amazonByKeywords': 422,
  },
  'amazon-revenue-by-visitors': {
    'GET /api/calculators/amazonByVisitor': 422,
  },
  'ppl-files': {
    'GET /api/ppl/getAll': 200,
    'GET /api/ppl/tags': 200,
    'GET /api/ppl/download': 404,
  },
  'screaming-frog-activation': {
    'GET /api/keys/screaming-frog': 200,
    'GET /api/keys/screaming-frog/status': 200,
  },
  'new-test-tool': {
    'POST /api/preview/fetch': 422,
    'POST /api/preview/image': 422,
    'GET /api/snippets': 200,
    'POST /api/snippets': 422,
    'GET /api/snippets/{id}': 404,
    'PUT /api/snippets/{id}': 422,
    'DELETE /api/snippets/{id}': 404,
  },
  'schema-generator': {
    'GET /api/schemas': 200,
    'POST /api/schemas': 422,
    'GET /api/schemas/{id}': 404,
    'PUT /api/schemas/{id}': 422,
    'PATCH /api/schemas/{id}': 422,
    'DELETE /api/schemas/{id}': 404,
    'POST /api/schemas/{id}/check': 404,
  },
  'schema-intelligence': {
    'GET /api/schema-checks': 200,
    'POST /api/schema-checks': 422,
    'GET /api/schema-checks/{id}': 404,
    'DELETE /api/schema-checks/{id}': 404,
    'GET /api/schema-checks/{id}/export': 404,
    'GET /api/schema-checks/jobs/{id}/export': 404,
  },
  'content-detection': {
    'GET /api/watches': 200,
    'POST /api/watches': 422,
    'GET /api/watches/terms': 200,
    'GET /api/watches/tags': 200,
    'GET /api/watches/sample': 200,
    'POST /api/watches/preview': 422,
    'POST /api/watches/import': 422,
    'POST /api/watches/bulk': 422,
    'GET /api/watches/changes': 200,
    'GET /api/watches/changes.csv': 200,
    'GET /api/watches/changes/{id}/diff': 404,
    'GET /api/watches/{id}': 404,
    'PUT /api/watches/{id}': 404,
    'DELETE /api/watches/{id}': 404,
    'POST /api/watches/{id}/check': 404,
    'POST /api/watches/{id}/pause': 404,
    'POST /api/watches/{id}/resume': 404,
    'POST /api/watches/{id}/baseline': 404,
    'POST /api/watches/{id}/ignore': 404,
    'GET /api/watches/{id}/changes': 404,
    'GET /api/watches/{id}/checks': 404,
  },
  products: {
    'PUT /api/products/shops': 200,
    'POST /api/products/{id}/take-over/check': 404,
  },
  'optimize-prime': {
    'POST /api/optimize-prime/drafts': 201,
    'PUT /api/optimize-prime/drafts/{id}/goal': 404,
  },
  'content-strategy-evaluator': {
    'GET /api/content-strategy-evaluator/jobs/{id}/rows/{tab}': 400,
  },
  'intelligent-interlink': {
    'PUT /api/intelligent-interlinks/jobs/{id}/suggestions/{suggestion}': 404,
  },
};
