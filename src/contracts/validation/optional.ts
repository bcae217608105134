import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { applyAll } from './apply-all';

/** A field that may be left out. Null, which forms send for an empty input, is left out, too. */
export const Optional = () =>
  applyAll(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => value ?? undefined),
  );
