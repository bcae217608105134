import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { QueryHarness } from '../../testing/QueryHarness';
import { ResultStates } from './ResultStates';

/** A list of two parts; a part answers when the test lets it. */
function setUp() {
  const answers = new Map<number, (names: string[]) => void>();
  const failures = new Map<number, (error: Error) => void>();
  function Parts() {
    const [part, setPart] = useState(1);
    const query = useQuery({
      queryKey: ['part', part],
      queryFn: () =>
        new Promise<string[]>((resolve, reject) => {
          answers.set(part, resolve);
          failures.set(part, reject);
        }),
      placeholderData: keepPreviousData,
      retry: false,
    });
    return (
      <>
        <button onClick={() => setPart(2)}>Next</button>
        <ResultStates
          query={query}
          isEmpty={({ length }) => length === 0}
          empty="Nothing here"
          failure="The names could not be loaded"
          loading={{ label: 'Loading the names', heights: [40] }}
        >
          {(names) => names.map((name) => <p key={name}>{name}</p>)}
        </ResultStates>
      </>
    );
  }
  render(
    <QueryHarness>
      <Parts />
    </QueryHarness>,
  );
  return { answer: (part: number, names: string[]) => answers.get(part)?.(names), failures };
}

const busy = () => document.querySelector('[aria-busy="true"]');

it('says that it loads, and then shows what came', async () => {
  const { answer } = setUp();
  expect(screen.getByRole('status', { name: 'Loading the names' })).toBeInTheDocument();
  answer(1, ['Ada']);
  expect(await screen.findByText('Ada')).toBeInTheDocument();
  expect(busy()).toBeNull();
});

it('keeps a part, and tells that it is not the wanted one, until that is there', async () => {
  const { answer } = setUp();
  answer(1, ['Ada']);
  const kept = await screen.findByText('Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(busy()).toContainElement(kept);
  answer(2, ['Grace']);
  expect(await screen.findByText('Grace')).toBeInTheDocument();
  expect(kept).not.toBeInTheDocument();
  expect(busy()).toBeNull();
});

it('says that there is nothing', async () => {
  const { answer } = setUp();
  answer(1, []);
  expect(await screen.findByText('Nothing here')).toBeInTheDocument();
});

it('says why it failed, and asks again when told to', async () => {
  const { answer, failures } = setUp();
  failures.get(1)?.(new Error('The connection was lost.'));
  expect(await screen.findByText('The connection was lost.')).toBeInTheDocument();
  expect(screen.getByText('The names could not be loaded')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  answer(1, ['Ada']);
  expect(await screen.findByText('Ada')).toBeInTheDocument();
});
