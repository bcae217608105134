import { useState } from 'react';
import { useUser } from '../../../session/useSession';
import { keepText, readChanges } from '../../../shared/text/keptText';
import type { ProductValues } from './productValues';

/** Under which changes of a product are kept in this browser. */
export const UNSAVED_PRODUCT = 'product';

/** Changes of a product that were not saved when its form went: by a session that ended, a reload, a crash. */
export interface UnsavedProduct {
  /** Of the product that was changed; absent for a new one. */
  id?: string;
  form: ProductValues;
}

/** What the last form of a product left unsaved, until somebody goes on with it or discards it. */
export function useUnsavedProduct() {
  const { id } = useUser();
  const [offered, setOffered] = useState(() =>
    readChanges<UnsavedProduct>(
      UNSAVED_PRODUCT,
      id,
      ({ form }) => typeof form.name === 'string' && Array.isArray(form.links),
    ),
  );
  const [taken, setTaken] = useState<UnsavedProduct>();
  return {
    offered,
    /** What somebody goes on with, in the form that is open. */
    taken,
    take: () => {
      setTaken(offered);
      setOffered(undefined);
    },
    discard: () => {
      keepText(UNSAVED_PRODUCT, id, '');
      setOffered(undefined);
    },
    forgetTaken: () => setTaken(undefined),
  };
}
