import { useState } from 'react';

export type ProblemsAt<Field extends string> = Partial<Record<Field, string>>;

/** What is wrong with the fields of a form: found before a start, or told by the server. */
export function useProblems<Field extends string>(find: () => ProblemsAt<Field>) {
  const [problems, tell] = useState<ProblemsAt<Field>>({});
  const note = (change: ProblemsAt<Field>) => tell((known) => ({ ...known, ...change }));
  return {
    problems,
    tell,
    note,
    /** Of fields that hold something else now. */
    forget: (...fields: Field[]) =>
      note(Object.fromEntries(fields.map((field) => [field, undefined])) as ProblemsAt<Field>),
    /** Goes on where nothing is wrong. */
    check: (goOn: () => void) => {
      const found = find();
      tell(found);
      if (Object.keys(found).length === 0) goOn();
    },
  };
}
