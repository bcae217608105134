/** Routes of the tools that work on readings of sites: as ROUTES. */
export const READING_TOOL_ROUTES = {
  'intelligent-hub': {
    'POST /api/intelligent-hub/jobs': 422,
    'GET /api/intelligent-hub/jobs/{id}': 404,
    'GET /api/intelligent-hub/jobs/{id}/pages/{page}/keywords': 404,
    'PUT /api/intelligent-hub/jobs/{id}/tree': 422,
    'POST /api/intelligent-hub/jobs/{id}/ai': 422,
    'GET /api/intelligent-hub/jobs/{id}/export': 404,
  },
  'content-strategy-evaluator': {
    'POST /api/content-strategy-evaluator/jobs': 422,
    'GET /api/content-strategy-evaluator/jobs/{id}': 404,
    'GET /api/content-strategy-evaluator/jobs/{id}/rows/{tab}': 400,
    'GET /api/content-strategy-evaluator/jobs/{id}/clusters/{cluster}': 404,
    'GET /api/content-strategy-evaluator/jobs/{id}/clusters/{cluster}/keywords': 404,
    'GET /api/content-strategy-evaluator/jobs/{id}/clusters/{cluster}/keywords-file': 404,
    'PUT /api/content-strategy-evaluator/jobs/{id}/settings': 422,
    'POST /api/content-strategy-evaluator/jobs/{id}/ai': 422,
    'GET /api/content-strategy-evaluator/jobs/{id}/export': 404,
  },
  'intelligent-interlink': {
    'POST /api/intelligent-interlinks/jobs': 422,
    'GET /api/intelligent-interlinks/free-readings': 200,
    'GET /api/intelligent-interlinks/jobs/{id}': 404,
    'GET /api/intelligent-interlinks/jobs/{id}/suggestions': 404,
    'PUT /api/intelligent-interlinks/jobs/{id}/suggestions/{suggestion}': 404,
    'POST /api/intelligent-interlinks/jobs/{id}/accepted-targets': 422,
    'GET /api/intelligent-interlinks/jobs/{id}/pages': 404,
    'GET /api/intelligent-interlinks/jobs/{id}/graph': 404,
    'GET /api/intelligent-interlinks/jobs/{id}/export': 404,
  },
} as const;
