import { type FieldPath, useController } from 'react-hook-form';
import { LinesInput } from '../../../shared/form/LinesInput';
import type { WatchValues } from './watchValues';

interface LinesFieldProps {
  name: Extract<FieldPath<WatchValues>, 'scope.selectors' | 'scope.excluded' | 'rules'>;
  label: string;
  help: string;
  placeholder: string;
}

/** Several texts, one a line. */
export function LinesField({ name, label, help, placeholder }: LinesFieldProps) {
  const { field, fieldState } = useController<WatchValues, LinesFieldProps['name']>({ name });
  const { value, onChange, ref, ...control } = field;
  return (
    <LinesInput
      {...control}
      inputRef={ref}
      label={label}
      placeholder={placeholder}
      minRows={2}
      maxRows={8}
      value={value.join('\n')}
      problem={problemOf(fieldState.error)}
      help={help}
      onChange={(text) => onChange(text.split('\n'))}
    />
  );
}

/** What is wrong with a list, or with the first of its entries that is wrong. */
export function problemOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message) return message;
  return Object.values(error)
    .map(problemOf)
    .find((found) => found !== undefined);
}
