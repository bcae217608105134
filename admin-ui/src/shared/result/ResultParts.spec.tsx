import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { usePageAddress } from '../usePageAddress';
import { Waiting } from '../Waiting';
import { ResultParts } from './ResultParts';

/** What stood on the page when it was printed. */
let printed: string | undefined;

beforeEach(() => {
  printed = undefined;
  vi.spyOn(window, 'print').mockImplementation(() => (printed = document.body.textContent));
});
afterEach(() => vi.restoreAllMocks());

/** Comes after a while, as what an answer brings. */
function Late({ name }: { name: string }) {
  const { get } = usePageAddress();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return isHere ? <p>{`${name} with “${get('q')}”. `}</p> : <Waiting label={`Loading ${name}`} height={40} />;
}

function show() {
  const part = (id: 'pages' | 'links' | 'compare') => ({ id, label: id, render: () => <Late name={id} /> });
  render(
    <MemoryRouter
      initialEntries={['/?q=tea']}
      future={{ v7_startTransition: false, v7_relativeSplatPath: false }}
    >
      <main>
        <ResultParts
          label="Parts"
          parts={[part('pages'), part('links'), { ...part('compare'), isTool: true }]}
          chosen="pages"
          onChoose={() => undefined}
        />
      </main>
    </MemoryRouter>,
  );
}

/** Whether the browser does what it does for it. */
const press = (keys: KeyboardEventInit) => fireEvent.keyDown(window, keys);

it.each([{ ctrlKey: true }, { metaKey: true }])(
  'prints all parts when they are there, none by what was chosen in another (%j)',
  async (keys) => {
    show();
    expect(await screen.findByText('pages with “tea”.')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    expect(press({ key: 'p', ...keys })).toBe(false);
    await waitFor(() => expect(printed).toBeDefined(), { timeout: 5_000 });
    expect(printed).toContain('pages with “tea”. ');
    expect(printed).toContain('links with “”. ');
    expect(printed).not.toContain('compare with');
    expect(await screen.findByRole('tabpanel')).toHaveTextContent(/^pages with “tea”\.$/);
  },
);

it.each([{ key: 'p' }, { key: 'P', ctrlKey: true, shiftKey: true }, { key: 'k', ctrlKey: true }])(
  'leaves other keys alone (%j)',
  (keys) => {
    show();
    expect(press(keys)).toBe(true);
    expect(screen.getAllByRole('status')).toHaveLength(1);
  },
);
