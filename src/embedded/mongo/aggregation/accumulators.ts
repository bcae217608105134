import { Double, Int32 } from 'bson';
import { unsupported } from '../errors';
import { compareValues } from '../values/compare';
import { arithmetic, isNumeric, type Numeric, toNumber } from '../values/types';
import { ValueSet } from '../values/value-set';

/** Gathers one value per document of a group. */
export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

const factories: Record<string, () => Accumulator> = {
  $sum: () => {
    let total: Numeric = new Int32(0);
    return {
      add: (value) => {
        if (isNumeric(value)) total = arithmetic('add', total, value) as Numeric;
      },
      result: () => total,
    };
  },
  $avg: () => {
    let total = 0;
    let count = 0;
    return {
      add: (value) => {
        if (!isNumeric(value)) return;
        total += toNumber(value);
        count++;
      },
      result: () => (count === 0 ? null : new Double(total / count)),
    };
  },
  $min: () => extreme(-1),
  $max: () => extreme(1),
  $first: () => {
    let first: { value: unknown } | undefined;
    return {
      add: (value) => {
        first ??= { value: value ?? null };
      },
      result: () => first?.value ?? null,
    };
  },
  $last: () => {
    let last: unknown = null;
    return {
      add: (value) => {
        last = value ?? null;
      },
      result: () => last,
    };
  },
  $push: () => {
    const values: unknown[] = [];
    return {
      add: (value) => {
        if (value !== undefined) values.push(value);
      },
      result: () => values,
    };
  },
  $addToSet: () => {
    const known = new ValueSet();
    const values: unknown[] = [];
    return {
      add: (value) => {
        if (value !== undefined && known.add(value)) values.push(value);
      },
      result: () => values,
    };
  },
  $count: () => {
    let count = 0;
    return {
      add: () => {
        count++;
      },
      result: () => new Int32(count),
    };
  },
};

function extreme(sign: number): Accumulator {
  let best: unknown = null;
  return {
    add: (value) => {
      if (value === undefined || value === null) return;
      if (best === null || compareValues(value, best) * sign > 0) best = value;
    },
    result: () => best,
  };
}

export function accumulator(name: string): () => Accumulator {
  const factory = Object.hasOwn(factories, name) ? factories[name] : undefined;
  if (!factory) throw unsupported(`group operator ${name}`);
  return factory;
}

export function foldValues(name: string, values: unknown[]): unknown {
  const gathered = accumulator(name)();
  values.forEach((value) => gathered.add(value));
  return gathered.result();
}

/** Adds each value that the array does not hold yet. */
export function addMissing(array: unknown[], values: unknown[]): unknown[] {
  const known = new ValueSet(array);
  return [...array, ...values.filter((value) => known.add(value))];
}
