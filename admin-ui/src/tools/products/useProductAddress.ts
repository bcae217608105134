import { useLocation, useNavigate } from 'react-router-dom';
import { hashOf, productOfHash } from './productAddress';

/** Whose form is open over the list, which stands in the address's hash, so that Back closes it. */
export function useProductAddress() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const open = (id?: string) => navigate({ search, hash: hashOf(id) }, { state: { fromPage: true } });
  const close = () => {
    if ((state as { fromPage?: boolean } | null)?.fromPage) navigate(-1);
    else navigate({ search, hash: '' }, { replace: true });
  };
  /** An id, or that of a new one; undefined for none. */
  const product = productOfHash(hash);
  return { product, open, close };
}
