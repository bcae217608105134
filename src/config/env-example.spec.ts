import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from './environment';

/** `.env.example` and the parser name the same variables with the same defaults. */

const EXAMPLE = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
const ENTRIES = [...EXAMPLE.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
  name,
  value,
]);

function variablesRead(): string[] {
  const names = new Set<string>();
  const recorder = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  parseEnvironment(recorder, 'all-in-one');
  return [...names].sort();
}

it('holds every variable that is read and no other', () => {
  expect(ENTRIES.map(([name = '']) => name).sort()).toEqual(variablesRead());
});

it('shows the defaults', () => {
  const shown = Object.fromEntries(ENTRIES) as Record<string, string>;
  expect(parseEnvironment(shown, 'all-in-one')).toEqual(parseEnvironment({}, 'all-in-one'));
});

it('tells the meaning above each variable', () => {
  const lines = EXAMPLE.split('\n');
  const bare = lines.filter((line, i) => /^#?[A-Z_]+=/.test(line) && !/^#/.test(lines[i - 1] ?? ''));
  expect(bare).toEqual([]);
});
