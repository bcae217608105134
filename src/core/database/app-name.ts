/** What Cohort's connections tell MongoDB, so that a database says whether a Cohort uses it. */
export const APP_NAME = 'cohort';
