import { useState } from 'react';
import { useUser } from '../../../session/useSession';
import { forgetProductDraft, type ProductDraft, readProductDraft } from './productDraft';

/** What the last form of a product left unsaved, until somebody goes on with it or discards it. */
export function useProductDraft() {
  const { id } = useUser();
  const [offered, setOffered] = useState(() => readProductDraft(id));
  const [taken, setTaken] = useState<ProductDraft>();
  return {
    offered,
    /** What somebody goes on with, in the form that is open. */
    taken,
    take: () => {
      setTaken(offered);
      setOffered(undefined);
    },
    discard: () => {
      forgetProductDraft(id);
      setOffered(undefined);
    },
    forgetTaken: () => setTaken(undefined),
  };
}
