import { type ComponentType, useEffect, useState } from 'react';
import { Deferred } from '../Deferred';
import { RecordAddress, useRecordAddress } from './useRecordAddress';

/** A resource's `RecordDialog`, loaded when it is opened, or in the list's first quiet moment. */
export type LazyRecordDialog = ComponentType & { preload?: () => void };

/** Milliseconds after a list shows until the code of its forms is loaded: the list's own rows are first. */
const QUIET_MS = 500;

/** Where the forms of a list's records show, once an address asks for one. */
export function RecordDialogSlot({ dialog: Dialog }: { dialog: LazyRecordDialog }) {
  const address = useRecordAddress();
  const [wasOpened, setWasOpened] = useState(false);
  if (address.asked && !wasOpened) setWasOpened(true);
  useEffect(() => {
    const timer = setTimeout(() => Dialog.preload?.(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [Dialog]);
  if (!wasOpened) return null;
  return (
    <RecordAddress value={address}>
      <Deferred>
        <Dialog />
      </Deferred>
    </RecordAddress>
  );
}
