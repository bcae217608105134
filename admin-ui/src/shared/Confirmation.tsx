import type { ReactNode } from 'react';
import { lazyOverlay } from './lazyOverlay';

export interface ConfirmationProps {
  open: boolean;
  /** A question with the thing's name: `Delete Batch 12?` */
  title: string;
  /** What follows from it. */
  text: string;
  /** The verb of the title. */
  action: string;
  /** The way back, where `Cancel` would say something else. */
  keep?: string;
  /** What cannot be had again is red, and Enter leaves it alone. */
  destroys?: boolean;
  busy?: boolean;
  /** What the question needs to say is still being looked up. */
  waiting?: boolean;
  /** Why it could not be done; it may be tried again. */
  refusal?: string | null;
  /** More of what follows from it. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that a click must not do by itself. */
export const Confirmation = lazyOverlay(() => import('./ConfirmationDialog'), 'ConfirmationDialog');
