import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { addressesOfCsv, addressesOfText } from '@domain/pages/address-list';
import { useMemo, useState } from 'react';
import { useTakenFile } from '../file/useTakenFile';

/** Addresses that are written by hand or taken from a csv, and can be changed by hand then. */
export function useListedAddresses(initial = '') {
  const [text, setText] = useState(initial);
  const list = useMemo(() => addressesOfText(text), [text]);
  const taken = useTakenFile((content) => {
    const addresses = addressesOfCsv(content);
    return addresses.length === 0 ? PAGE_MESSAGES.noAddressesInFile : () => setText(addresses.join('\n'));
  });
  return { text, setText, list, taken };
}

export type ListedAddresses = ReturnType<typeof useListedAddresses>;
