import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Faq } from './Faq';
import { questionsOf } from './questions';

it('names each open answer after its question', async () => {
  render(<Faq estimator="visitors" />);
  const questions = questionsOf('visitors').map(({ question }) => question);
  for (const name of questions) await userEvent.click(screen.getByRole('button', { name }));
  for (const name of questions) expect(screen.getByRole('region', { name })).toBeVisible();
});
