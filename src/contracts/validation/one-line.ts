import { Transform } from 'class-transformer';
import { pastedAddress } from './pasted-address';
import { oneLine, plainLines } from './text-lines';

/** Changes what is a text, or each text of a list, before it is checked. */
const changed = (change: (text: string) => string) => {
  const ofText = (value: unknown): unknown => (typeof value === 'string' ? change(value) : value);
  return Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(ofText) : ofText(value),
  );
};

/** A field in one line: see `oneLine`. */
export const OneLine = () => changed(oneLine);

/** A field of several lines: see `plainLines`. */
export const PlainLines = () => changed(plainLines);

/** An address, or a list of them, as it was meant: see `pastedAddress`. */
export const PastedAddress = () => changed(pastedAddress);
