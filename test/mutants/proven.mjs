/**
 * What is worth proving by changing it: who may do what, what it costs, and what a page or a crawl is judged by. Each folder of
 * `src` with the specs that judge it, few as they are loaded for each change: folders, or single files.
 */
export const PROVEN = {
  'domain/access': ['src/domain/access', 'src/domain/users'],
  'domain/usage': ['src/domain/usage'],
  'domain/scraper': ['src/domain/scraper', 'src/modules/scraper'],
  'domain/schema/rich-results': ['src/domain/schema'],
  'core/auth': ['src/core/auth', 'src/core/http'],
  'core/throttle': ['src/core/throttle', 'test/integration/throttle-storage.spec.ts'],
};

/** The folder of this run; `run.mjs` names it. */
export const FOLDER = process.env.MUTANTS ?? 'domain/usage';
