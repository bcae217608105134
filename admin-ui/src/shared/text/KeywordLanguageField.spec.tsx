import { render, screen } from '@testing-library/react';
import { KeywordLanguageField } from './KeywordLanguageField';

const show = (value: string) =>
  render(<KeywordLanguageField label="Language" value={value} problem={undefined} onChange={() => {}} />);

it.each(['pl', 'ko'])('says of %s what a language is asked for', (language) => {
  show(language);
  expect(screen.getByText('Tells which words are forms of the same word.')).toBeInTheDocument();
});

it('says of a language without forms that words count as they are written', () => {
  show('th');
  expect(
    screen.getByText('Word forms of Thai are not known here: words count only as they are written.'),
  ).toBeInTheDocument();
});
