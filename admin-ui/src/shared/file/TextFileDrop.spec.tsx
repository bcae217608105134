import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { CSV_MESSAGES } from '@contracts/csv/csv-messages';
import { expect, it, vi } from 'vitest';
import { encodedFile } from '../../testing/encodedFile';
import { csvRules } from './fileRules';
import { TextFileDrop } from './TextFileDrop';

function show(props: Pick<ComponentProps<typeof TextFileDrop>, 'layout' | 'confirm'> = {}) {
  const given = vi.fn<(file: File | undefined, problem?: string) => void>();
  function Page() {
    const [file, setFile] = useState<File>();
    const choose = (next: File | undefined, problem?: string) => {
      given(...([next, ...(problem ? [problem] : [])] as [File | undefined, string?]));
      setFile(next);
    };
    return (
      <TextFileDrop
        {...props}
        label="Select"
        rules={csvRules(1000, 'Too large')}
        file={file}
        disabled={false}
        onChoose={choose}
      />
    );
  }
  render(<Page />);
  return given;
}

const pick = (file: File) => fireEvent.change(screen.getByLabelText('Select'), { target: { files: [file] } });

function choose(option: string, label = 'Encoding') {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(within(screen.getByRole('listbox')).getByText(option));
}

function textOf(file: File | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file as File);
  });
}

it('shows what a file is taken for beside its words, and hands it on as it is', async () => {
  const given = show();
  const file = encodedFile('buty damskie\nłóżko tapicerowane\nświeczki zapachowe\n', 'win1250');
  pick(file);
  expect((await screen.findByLabelText('Encoding')).textContent).toBe('Central European (Windows-1250)');
  expect(screen.getByText('In the file: łóżko, świeczki')).toBeTruthy();
  expect(given.mock.calls).toEqual([[file]]);
});

it('hands a file on in UTF-8 when its encoding is changed', async () => {
  const given = show();
  pick(encodedFile('łóżko tapicerowane\nświeczki zapachowe\n', 'win1250'));
  await screen.findByLabelText('Encoding');
  choose('Western (Windows-1252)');
  await screen.findByText('In the file: ³ó¿ko, œwieczki');
  expect(await textOf(given.mock.lastCall?.[0])).toBe('³ó¿ko tapicerowane\nœwieczki zapachowe\n');
});

it('hands on nothing that is not certain before it was chosen', async () => {
  const given = show();
  pick(encodedFile('İstanbul\n', 'win1254'));
  expect((await screen.findByLabelText('Encoding')).textContent).toBe('Turkish (Windows-1254)?');
  expect(given.mock.lastCall).toEqual([undefined]);
  expect(screen.getByText('words.csv')).toBeTruthy();
  choose('Turkish (Windows-1254)');
  await waitFor(() => expect(given.mock.lastCall?.[0]).toBeInstanceOf(File));
  expect(await textOf(given.mock.lastCall?.[0])).toBe('İstanbul\n');
  expect(screen.queryByText(/is unclear/)).toBeNull();
});

it('says nothing of a text in UTF-8', async () => {
  const given = show();
  const file = encodedFile('İstanbul\n', 'utf8');
  pick(file);
  expect(await screen.findByText('words.csv')).toBeTruthy();
  expect(given.mock.calls).toEqual([[file]]);
  expect(screen.queryByLabelText('Encoding')).toBeNull();
});

it.each(['table', 'keywords'] as const)(
  'shows the delimiter of a list (%s) with its first rows',
  async (layout) => {
    const given = show({ layout });
    const file = encodedFile('Keyword;Note\nred, blue shoes;a\ngreen, big shoes;b\n');
    pick(file);
    expect((await screen.findByLabelText('Delimiter')).textContent).toBe('Semicolon ( ; )');
    expect(screen.getByLabelText('Encoding').textContent).toBe('UTF-8');
    expect(screen.getByText('red, blue shoes')).toBeTruthy();
    choose('Comma ( , )', 'Delimiter');
    await screen.findByText('blue shoes;a');
    const declared = await textOf(given.mock.lastCall?.[0]);
    expect(declared).toBe('sep=,\vKeyword;Note\nred, blue shoes;a\ngreen, big shoes;b\n');
  },
);

it('keeps the delimiter that was chosen when the encoding is changed', async () => {
  const given = show({ layout: 'table' });
  pick(encodedFile('miasto,kraj;dom\nŁódź,Polska;Żółć\nGdańsk,Polska;Gęś\n', 'win1250'));
  expect((await screen.findByLabelText('Encoding')).textContent).toBe('Central European (Windows-1250)');
  choose('Comma ( , )', 'Delimiter');
  await screen.findByText('Polska;Żółć');
  choose('Western (Windows-1252)');
  await screen.findByText('Polska;¯ó³æ');
  expect(await textOf(given.mock.lastCall?.[0])).toContain('sep=,\vmiasto,kraj;dom\n£ódŸ,Polska;');
});

it('hands on no list whose letters are not certain, whatever its delimiter', async () => {
  const given = show({ layout: 'table' });
  pick(encodedFile('İstanbul;a\n', 'win1254'));
  expect((await screen.findByLabelText('Encoding')).textContent).toBe('Turkish (Windows-1254)?');
  choose('Comma ( , )', 'Delimiter');
  await screen.findByText('İstanbul;a');
  expect(given.mock.lastCall).toEqual([undefined]);
  choose('Turkish (Windows-1254)');
  await waitFor(() => expect(given.mock.lastCall?.[0]).toBeInstanceOf(File));
});

it('tells a web page that calls itself a csv', async () => {
  const given = show();
  pick(encodedFile('<!DOCTYPE html><html><body>Log in</body></html>'));
  await waitFor(() => expect(given.mock.lastCall).toEqual([undefined, CSV_MESSAGES.html]));
});

it('waits with a text whose encoding was guessed until its button is pressed', async () => {
  const given = show({ confirm: 'Use it' });
  pick(encodedFile('łóżko tapicerowane\nświeczki zapachowe\n', 'win1250'));
  expect(await screen.findByText('In the file: łóżko, świeczki')).toBeTruthy();
  expect(given.mock.calls).toEqual([]);
  choose('Western (Windows-1252)');
  await screen.findByText('In the file: ³ó¿ko, œwieczki');
  choose('Central European (Windows-1250)');
  await screen.findByText('In the file: łóżko, świeczki');
  fireEvent.click(screen.getByRole('button', { name: 'Use it' }));
  expect(await textOf(given.mock.lastCall?.[0])).toBe('łóżko tapicerowane\nświeczki zapachowe\n');
});

it('uses a text in UTF-8 at once', async () => {
  const given = show({ confirm: 'Use it' });
  const file = encodedFile('İstanbul\n');
  pick(file);
  await waitFor(() => expect(given.mock.calls).toEqual([[file]]));
});
