import { act, renderHook, waitFor } from '@testing-library/react';
import { useTakenFile } from './useTakenFile';

/** A file that is read when it is told to be; jsdom's own cannot be read. */
function slowFile(text: string, name: string) {
  const bytes = new TextEncoder().encode(text);
  let read = () => {};
  const content = new Promise<ArrayBuffer>((resolve) => {
    read = () => resolve(bytes.buffer);
  });
  return { file: Object.assign(new File([bytes], name), { arrayBuffer: () => content }), read };
}

function fileOf(text: string, name: string): File {
  const { file, read } = slowFile(text, name);
  read();
  return file;
}

const filling = () => {
  const read: string[] = [];
  const filled: string[] = [];
  const hook = renderHook(() =>
    useTakenFile((text) => {
      read.push(text);
      return text === '' ? 'Nothing in it.' : () => filled.push(text);
    }),
  );
  return { read, filled, current: () => hook.result.current, unmount: hook.unmount };
};

it('fills with the text of a file, and shows the file then', async () => {
  const { filled, current } = filling();
  const file = fileOf('a\nb', 'pages.csv');
  act(() => current().choose(file));
  await waitFor(() => expect(current().file).toBe(file));
  expect(filled).toEqual(['a\nb']);
});

it('says why a file fills nothing, until another one is chosen', async () => {
  const { filled, current } = filling();
  act(() => current().choose(fileOf('', 'none.csv')));
  await waitFor(() => expect(current().problem).toBe('Nothing in it.'));
  expect(current().file).toBeUndefined();
  act(() => current().choose(undefined, 'Too large.'));
  expect(current().problem).toBe('Too large.');
  expect(filled).toEqual([]);
});

it('takes the file that was chosen last, also where the one before is read later', async () => {
  const { read, filled, current } = filling();
  const first = slowFile('first', 'first.csv');
  const second = slowFile('second', 'second.csv');
  act(() => current().choose(first.file));
  act(() => current().choose(second.file));
  act(() => second.read());
  await waitFor(() => expect(current().file).toBe(second.file));
  act(() => first.read());
  await waitFor(() => expect(read).toEqual(['second', 'first']));
  expect(filled).toEqual(['second']);
  expect(current().file).toBe(second.file);
});

it.each([
  ['it is forgotten', (use: ReturnType<typeof filling>) => act(() => use.current().forget())],
  ['its page is left', (use: ReturnType<typeof filling>) => use.unmount()],
])('takes none that is read after %s', async (_, leave) => {
  const use = filling();
  const { file, read } = slowFile('late', 'late.csv');
  act(() => use.current().choose(file));
  leave(use);
  act(() => read());
  await waitFor(() => expect(use.read).toEqual(['late']));
  expect(use.filled).toEqual([]);
});
