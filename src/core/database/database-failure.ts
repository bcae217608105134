/** How the driver refuses a server whose protocol is older than any that it speaks. */
const TOO_OLD = /reports (?:maximum )?wire version/;

/** Whether a database cannot be used because its version is too old, which no other setting mends. */
export function isTooOld(error: unknown): boolean {
  return error instanceof Error && TOO_OLD.test(error.message);
}

/** Why the database cannot be reached, for whoever starts Cohort. */
export function databaseFailure(cause: Error): Error {
  const sentence = isTooOld(cause)
    ? 'MongoDB at MONGODB_URI is too old for Cohort. Upgrade it to version 7.0 or newer.'
    : 'MongoDB does not answer at MONGODB_URI; check the address and that it runs.';
  return new Error(sentence, { cause });
}
