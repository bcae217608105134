import type { AuditEntryView } from '@contracts/audit/audit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EntryFacts } from './EntryFacts';

const ENTRY = {
  ...{ id: 'e1', actor: 'u1', actorEmail: 'ada@cohort.example', time: '2026-11-29T10:39:00.000Z' },
  ...{ action: 'create', recordId: 'r1' },
} as unknown as AuditEntryView;

it.each<[string, Partial<AuditEntryView>, string[]]>([
  [
    'names the record of an entry',
    { resource: 'permissions', label: 'Spring 2026' },
    ['Admin', 'Time', 'Batch'],
  ],
  [
    'says nothing twice of what there is one of',
    { resource: 'note', label: 'Important note' },
    ['Admin', 'Time'],
  ],
])('%s', (_, entry, terms) => {
  render(
    <MemoryRouter>
      <EntryFacts entry={{ ...ENTRY, ...entry }} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(terms);
});
