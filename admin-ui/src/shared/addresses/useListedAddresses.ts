import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { addressesOfCsv, addressesOfText } from '@domain/pages/address-list';
import { useMemo, useState } from 'react';

/** Addresses that are written by hand or taken from a csv, and can be changed by hand then. */
export function useListedAddresses(initial = '') {
  const [text, setText] = useState(initial);
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<string>();

  const list = useMemo(() => addressesOfText(text), [text]);

  const chooseFile = async (chosen: File | undefined, problem?: string) => {
    setFile(undefined);
    setFileProblem(problem);
    if (!chosen) return;
    const addresses = addressesOfCsv(await textOf(chosen));
    if (addresses.length === 0) {
      setFileProblem(PAGE_MESSAGES.noAddressesInFile);
      return;
    }
    setFile(chosen);
    setText(addresses.join('\n'));
  };

  return { text, setText, list, file, fileProblem, chooseFile };
}

export type ListedAddresses = ReturnType<typeof useListedAddresses>;

/** Exports come as UTF-8, or as UTF-16 with its mark. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = `${bytes[0]},${bytes[1]}`;
  const charset = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(charset).decode(bytes);
}
