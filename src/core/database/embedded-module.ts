/** What the embedded database has among its modules in `buildInfo`, and MongoDB never has. */
export const EMBEDDED_MODULE = 'cohort-embedded';
