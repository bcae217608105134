import { useLocation, useNavigate } from 'react-router-dom';
import { hashOf, productOfHash } from './productAddress';

/** Whose form is open over the list, which stands in the address's hash, so that Back closes it. */
export function useProductAddress() {
  const location = useLocation();
  const { search, hash } = location;
  const navigate = useNavigate();
  const open = (id?: string) => navigate({ search, hash: hashOf(id) }, { state: { fromPage: true } });
  const close = () => {
    const state = location.state as { fromPage?: boolean } | null;
    if (state?.fromPage) navigate(-1);
    else navigate({ search, hash: '' }, { replace: true });
  };
  /** An id, or that of a new one; undefined for none. */
  const product = productOfHash(hash);
  return { product, open, close };
}
