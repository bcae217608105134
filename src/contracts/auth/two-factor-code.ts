/** The longest text that is looked at as a code; a recovery code has 19 characters. */
export const MAX_CODE = 40;
