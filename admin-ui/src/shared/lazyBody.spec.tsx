import { render, screen } from '@testing-library/react';

const Outline = () => <p>Outline</p>;
const Part = ({ name = 'nobody' }) => <p>Hello {name}</p>;

/** As for a browser that has shown no page yet. */
async function fresh() {
  vi.resetModules();
  const [{ lazyBody }, { lazyNamed }] = await Promise.all([import('./lazyBody'), import('./lazyNamed')]);
  const load = vi.fn(() => Promise.resolve({ Part }));
  return { lazyBody, lazyNamed, load, Body: lazyBody(load, 'Part', Outline) };
}

it('is asked for when the frame of the first page stands, and gets what its page gives it', async () => {
  const { load, Body } = await fresh();
  render(<Body name="Ada" />);
  expect(screen.getByText('Outline')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
});

it('is asked for at once where a page stands', async () => {
  const { load, Body, lazyBody } = await fresh();
  render(<Body />);
  await screen.findByText('Hello nobody');
  load.mockClear();
  const Next = lazyBody(load, 'Part', Outline);
  render(<Next />);
  expect(load).toHaveBeenCalledTimes(1);
});

it('comes with the page that foresees it, but not before the first page stands', async () => {
  const { load, Body, lazyNamed } = await fresh();
  const loadBody = vi.fn(() => Promise.resolve());
  const page = lazyNamed(load, 'Part', loadBody);
  page.preload();
  expect(loadBody).not.toHaveBeenCalled();
  render(<Body />);
  await screen.findByText('Hello nobody');
  expect(loadBody).toHaveBeenCalledTimes(1);
  page.preload();
  expect(loadBody).toHaveBeenCalledTimes(2);
});
