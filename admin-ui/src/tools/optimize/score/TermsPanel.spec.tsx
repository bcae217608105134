import { render, screen } from '@testing-library/react';
import { TermsPanel } from './TermsPanel';

it.each([
  ['en', false],
  ['ca', true],
])('says of terms in %s whether forms of words count as one', (language, isAsWritten) => {
  const facts = { uses: [], idle: [], covered: new Map() };
  render(
    <TermsPanel goal={{ language, terms: [] }} scored={{ facts, missing: null }} onTerm={() => undefined} />,
  );
  expect(screen.queryByText(/words count only as they are written/) !== null).toBe(isAsWritten);
});
