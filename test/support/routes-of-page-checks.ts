/** Those of ROUTES that belong to the tools which check single pages. */
export const ROUTES_OF_PAGE_CHECKS: Record<
  'schema-intelligence' | 'content-detection',
  Record<string, number>
> = {
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
};
