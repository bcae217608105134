/** Injection token of the definition of each kind of job. */
export const JOB_DEFINITIONS = Symbol('JOB_DEFINITIONS');
