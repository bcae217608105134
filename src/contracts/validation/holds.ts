import { ValidateBy } from 'class-validator';

/** A rule of ours about a text, asked with the object that the text is in; what is no text breaks it. */
export const Holds = <T>(name: string, holds: (value: string, owner: T) => boolean, message: string) =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value, given) => typeof value === 'string' && holds(value, given?.object as T),
      },
    },
    { message },
  );
