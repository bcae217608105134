import { useLocation, useNavigate } from 'react-router-dom';

/** The dialog opens over whatever page is there, and leaves the page as it is. */
export const PROFILE_HASH = '#profile';

interface ProfileState {
  /** Whether the entry before in the history is the same page without the dialog. */
  fromPage?: boolean;
}

export function useProfileAddress() {
  const location = useLocation();
  const { search, hash } = location;
  const state = location.state as ProfileState | null;
  const navigate = useNavigate();
  const open = () => navigate({ search, hash: PROFILE_HASH }, { state: { fromPage: true } });
  const close = () => {
    if (state?.fromPage) navigate(-1);
    else navigate({ search, hash: '' }, { replace: true });
  };
  return { isOpen: hash === PROFILE_HASH, open, close };
}
