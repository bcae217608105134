import { useState } from 'react';
import { usePageAddress } from '../usePageAddress';
import { handedOver } from './handover';

/** What a tool was opened with by another one; it stays what it was. */
export function useHandover() {
  const { get } = usePageAddress();
  const [given] = useState(() => handedOver(get));
  return given;
}
