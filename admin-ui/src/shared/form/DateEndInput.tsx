import { DateInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** A day; a stored moment counts as its UTC day. The browser's own field follows its language, so the day is told below. */
export function DateEndInput({ source, label }: { source: string; label: string }) {
  const value: unknown = useWatch({ name: source });
  return (
    <DateInput
      source={source}
      label={label}
      isRequired
      format={dayOf}
      parse={(day: string) => day || null}
      helperText={dayOf(value).split('-').reverse().join('/') || 'DD/MM/YYYY'}
    />
  );
}

function dayOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 10) : '';
}
