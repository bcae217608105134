import type { TextPage } from '@contracts/text/text-page';
import { PageAddressForm } from '../addresses/PageAddressForm';
import { usePageReading } from '../addresses/usePageReading';
import { readAddress } from './readAddress';

/** Takes the text of a page by its address. */
export function AddressInput({ onRead }: { onRead: (page: TextPage) => void }) {
  const reading = usePageReading(readAddress, onRead);
  return (
    <PageAddressForm reading={reading} help="Its main text is read, without navigation, header and footer." />
  );
}
