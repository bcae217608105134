import { type ClassConstructor, plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { applyAll } from './apply-all';

/** Whether a value is what JSON calls an object: neither a list nor null. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The instance of a DTO that stands for a plain object; anything else stays as it is, for the rules to refuse. */
export function toNested<T extends object>(type: ClassConstructor<T>, value: unknown): unknown {
  return isPlainObject(value) ? plainToInstance(type, value) : value;
}

/** What may nest in a property, as the context of its rule: the reference of the API tells it. */
export interface NestedTypes {
  types: ClassConstructor<object>[];
}

export const nestedTypes = (...types: ClassConstructor<object>[]): NestedTypes => ({ types });

// Not @Type, which needs reflect-metadata (the web client loads these classes too) and makes of a list of objects a
// list of instances. ValidateNested passes a list as a whole: IsObject refuses it, and what is no object inside a list
// stands as null, which is refused where it stands.

/** A property that holds one object of the fields that its class names. */
export const Nested = <T extends object>(type: ClassConstructor<T>, message: string) =>
  applyAll(
    IsObject({ message }),
    ValidateNested({ message, context: nestedTypes(type) }),
    Transform(({ value }: { value: unknown }) => toNested(type, value)),
  );

interface ListSize {
  min?: number;
  max: number;
  message: string;
  /** What is told of a list that is too long; else `message`. */
  tooMany?: string;
}

/** A property that holds a list of objects of the fields that their class names. */
export const NestedList = <T extends object>(
  type: ClassConstructor<T>,
  { min = 0, max, message, tooMany = message }: ListSize,
) =>
  applyAll(
    IsArray({ message }),
    ArrayMinSize(min, { message }),
    ArrayMaxSize(max, { message: tooMany }),
    ValidateNested({ each: true, message, context: nestedTypes(type) }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((entry) => (isPlainObject(entry) ? toNested(type, entry) : null))
        : value,
    ),
  );
