import { IS_EMAIL, isEmail, MaxLength, ValidateBy } from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { hasBreaks } from '../validation/text-lines';

/** RFC 5321, 4.5.3.1.3: a path is 256 characters with its brackets. */
const MAX_EMAIL = 254;
const HALF_CHARACTER = /\p{Surrogate}/u;

/**
 * An e-mail address of at most 254 characters in one line. The library's own rule throws at half of a surrogate pair, and lets
 * line breaks stand between quotes.
 */
export const IsEmailAddress = (message: string) =>
  applyAll(
    ValidateBy(
      {
        name: IS_EMAIL,
        validator: {
          validate: (value) =>
            typeof value === 'string' && !HALF_CHARACTER.test(value) && !hasBreaks(value) && isEmail(value),
        },
      },
      { message },
    ),
    MaxLength(MAX_EMAIL, { message }),
  );
