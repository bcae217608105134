import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { addressesOfCsv, addressesOfText } from '@domain/pages/address-list';
import { useMemo, useState } from 'react';
import { textOfFile, unreadableText } from '../file/readFile';
import { useLatestTask } from '../useLatestTask';

/** Addresses that are written by hand or taken from a csv, and can be changed by hand then. */
export function useListedAddresses(initial = '') {
  const [text, setText] = useState(initial);
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<string>();
  const reading = useLatestTask<'reading'>();

  const list = useMemo(() => addressesOfText(text), [text]);

  const chooseFile = (chosen: File | undefined, problem?: string) => {
    setFile(undefined);
    setFileProblem(problem);
    reading
      .run('reading', async () => {
        if (!chosen) return undefined;
        const addresses = addressesOfCsv(await textOfFile(chosen));
        if (addresses.length === 0) return () => setFileProblem(PAGE_MESSAGES.noAddressesInFile);
        return () => {
          setFile(chosen);
          setText(addresses.join('\n'));
        };
      })
      .catch((error: unknown) => setFileProblem(unreadableText(error)));
  };

  return { text, setText, list, file, fileProblem, chooseFile };
}

export type ListedAddresses = ReturnType<typeof useListedAddresses>;
