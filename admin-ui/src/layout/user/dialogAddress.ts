import { useLocation, useNavigate } from 'react-router-dom';

interface DialogState {
  /** Whether the entry before in the history is the same page without the dialog. */
  fromPage?: boolean;
}

/** A dialog that opens over whatever page is there, by the fragment of its address, and leaves the page as it is. */
export function useDialogAddress(fragment: string) {
  const location = useLocation();
  const { search, hash } = location;
  const state = location.state as DialogState | null;
  const navigate = useNavigate();
  const open = () => navigate({ search, hash: fragment }, { state: { fromPage: true } });
  const close = () => {
    if (state?.fromPage) navigate(-1);
    else navigate({ search, hash: '' }, { replace: true });
  };
  return { isOpen: hash === fragment, open, close };
}
