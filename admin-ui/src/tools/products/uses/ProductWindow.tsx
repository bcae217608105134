import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import { DialogHead } from '../../../shared/form/DialogHead';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { useDialogTitle } from '../../../shared/usePageTitle';

export interface NamedProduct {
  id: string;
  name: string;
}

export interface ProductWindowProps {
  open: boolean;
  product: NamedProduct | undefined;
  onClose: () => void;
  /** When it has gone. */
  onClosed?: () => void;
}

interface Titled extends ProductWindowProps {
  title: string;
  /** What the browser calls the page meanwhile. */
  pageTitle: string;
  children: (product: NamedProduct) => ReactNode;
}

/** A dialog about one product of the list. */
export function ProductWindow({ open, product, onClose, onClosed, title, pageTitle, children }: Titled) {
  const titleId = useId();
  // What it shows stays while it fades.
  const [shown, setShown] = useState(product);
  if (product !== undefined && product !== shown) setShown(product);
  useDialogTitle(open ? pageTitle : undefined);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogHead titleId={titleId} title={title} subtitle={shown?.name} />
      {shown ? children(shown) : null}
    </Dialog>
  );
}
