import { type ComponentType, useState } from 'react';
import { Deferred } from '../Deferred';
import { usePageFrame } from '../usePageFrame';
import { usePreload } from '../usePreload';
import { RecordAddress, useRecordAddress } from './useRecordAddress';

/** A resource's `RecordDialog`, loaded when it is opened, or in the list's first quiet moment. */
export type LazyRecordDialog = ComponentType & { preload?: () => void };

/** Where the forms of a list's records show, once an address asks for one. */
export function RecordDialogSlot({ dialog: Dialog }: { dialog: LazyRecordDialog }) {
  const address = useRecordAddress();
  const [wasOpened, setWasOpened] = useState(false);
  if (address.asked && !wasOpened) setWasOpened(true);
  usePreload(Dialog);
  const isFramed = usePageFrame();
  if (!isFramed || !wasOpened) return null;
  return (
    <RecordAddress value={address}>
      <Deferred>
        <Dialog />
      </Deferred>
    </RecordAddress>
  );
}
