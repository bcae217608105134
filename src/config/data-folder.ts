/** What `DATA_DIR` holds. */
export const IN_DATA_DIR = {
  database: 'mongo',
  queue: 'queue',
  jwtSecret: 'jwt-secret',
  /** Says that there is a database, should its folder get lost. */
  note: 'database-exists',
} as const;
