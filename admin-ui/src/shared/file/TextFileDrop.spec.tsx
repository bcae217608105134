import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { encode } from 'iconv-lite';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { csvRules } from './fileRules';
import { TextFileDrop } from './TextFileDrop';

/** The test's browser has no `arrayBuffer` of files. */
function fileOf(text: string, encoding: string): File {
  const bytes = encode(text, encoding);
  const part = { arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) };
  return Object.assign(new File([new Uint8Array(bytes)], 'words.csv'), { ...part, slice: () => part });
}

function show() {
  const given = vi.fn<(file: File | undefined) => void>();
  function Page() {
    const [file, setFile] = useState<File>();
    const choose = (next: File | undefined) => {
      given(next);
      setFile(next);
    };
    return (
      <TextFileDrop
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

function choose(option: string) {
  fireEvent.mouseDown(screen.getByLabelText('Encoding'));
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
  const file = fileOf('buty damskie\nłóżko tapicerowane\nświeczki zapachowe\n', 'win1250');
  pick(file);
  expect((await screen.findByLabelText('Encoding')).textContent).toBe('Central European (Windows-1250)');
  expect(screen.getByText('In the file: łóżko, świeczki')).toBeTruthy();
  expect(given.mock.calls).toEqual([[file]]);
});

it('hands a file on in UTF-8 when its encoding is changed', async () => {
  const given = show();
  pick(fileOf('łóżko tapicerowane\nświeczki zapachowe\n', 'win1250'));
  await screen.findByLabelText('Encoding');
  choose('Western (Windows-1252)');
  await screen.findByText('In the file: ³ó¿ko, œwieczki');
  expect(await textOf(given.mock.lastCall?.[0])).toBe('³ó¿ko tapicerowane\nœwieczki zapachowe\n');
});

it('hands on nothing that is not certain before it was chosen', async () => {
  const given = show();
  pick(fileOf('İstanbul\n', 'win1254'));
  expect((await screen.findByLabelText('Encoding')).textContent).toBe('Turkish (Windows-1254)?');
  expect(given.mock.lastCall).toEqual([undefined]);
  expect(screen.getByText('words.csv')).toBeTruthy();
  choose('Turkish (Windows-1254)');
  await waitFor(() => expect(given.mock.lastCall?.[0]).toBeInstanceOf(File));
  expect(await textOf(given.mock.lastCall?.[0])).toBe('İstanbul\n');
  expect(screen.queryByText(/in several ways/)).toBeNull();
});

it('says nothing of a file in UTF-8', async () => {
  const given = show();
  const file = fileOf('İstanbul\n', 'utf8');
  pick(file);
  expect(await screen.findByText('words.csv')).toBeTruthy();
  expect(given.mock.calls).toEqual([[file]]);
  expect(screen.queryByLabelText('Encoding')).toBeNull();
});
