import { ArrayMaxSize, IsArray, ValidateBy } from 'class-validator';
import { applyAll } from './apply-all';
import { PastedAddress } from './one-line';
import { refusedLines, refusedLinesSentence } from './listed-addresses';

export interface AddressListRules {
  /** Different addresses. */
  max: number;
  tooMany: string;
  none: string;
}

/** Lines for each address that a list may have: empty ones, and those that come again. */
const LINES_PER_ADDRESS = 2;

const linesOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);
const countOf = (list: unknown): number =>
  new Set(linesOf(list).filter((line) => typeof line === 'string' && line.trim() !== '')).size;

const rule = (name: string, message: string, validate: (list: unknown) => boolean) =>
  ValidateBy({ name, validator: { validate } }, { message });

/** A list of addresses as it is pasted: lines may be empty or come again, and what is wrong is said of each line. */
export function AddressList(rules: AddressListRules): PropertyDecorator {
  const holdsOne = rule('holdsAddresses', rules.none, (list) => countOf(list) > 0);
  return applyAll(holdsOne, OptionalAddressList(rules));
}

/** The same, or none at all. */
export function OptionalAddressList({ max, tooMany, none }: AddressListRules): PropertyDecorator {
  return applyAll(
    ValidateBy(
      { name: 'areAddresses', validator: { validate: (list) => refusedLines(linesOf(list)).length === 0 } },
      { message: ({ value }) => refusedLinesSentence(refusedLines(linesOf(value))) },
    ),
    rule('holdsNotTooMany', tooMany, (list) => countOf(list) <= max),
    IsArray({ message: none }),
    ArrayMaxSize(max * LINES_PER_ADDRESS, { message: tooMany }),
    PastedAddress(),
  );
}
