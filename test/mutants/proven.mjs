/**
 * What is worth proving by changing it: who may do what, what it costs, and what a page or a crawl is judged by. Each folder of
 * `src` with the folders whose specs judge it: few files are loaded for each change.
 */
export const PROVEN = {
  'domain/access': ['domain/access', 'domain/users'],
  'domain/usage': ['domain/usage'],
  'domain/crawl': ['domain/crawl', 'modules/scraper'],
  'domain/schema/rich-results': ['domain/schema'],
  'core/auth': ['core/auth', 'core/http'],
  'core/throttle': ['core/throttle'],
};

/** The folder of this run; `run.mjs` names it. */
export const FOLDER = process.env.MUTANTS ?? 'domain/usage';
