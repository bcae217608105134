import { TWO_FACTOR_HASH } from '@contracts/auth/two-factor';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../session/useSession';
import { UserAvatar } from '../../shared/UserAvatar';
import { useDialogAddress } from './dialogAddress';
import type { UserMenuEntry } from './menuEntries';
import { useProfileAddress } from './profile/profileAddress';
import { Deferred } from '../../shared/Deferred';
import { lazyOverlay } from '../../shared/lazyOverlay';

const UserMenuPopover = lazyOverlay(() => import('./UserMenuPopover'), 'UserMenuPopover');

const GUEST = { name: 'Guest', photoURL: '' };

export function UserMenu() {
  const session = useSession();
  const { user = null, acting } = session.status === 'user' ? session : {};
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { dialog, choose } = useMenuChoice(() => setAnchor(null));
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          gap: 1,
          ml: { xs: 0.5, sm: 1 },
          p: 0.5,
          borderRadius: 2,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <UserAvatar user={user ?? GUEST} size={36} />
        <span className="visually-hidden">Your account</span>
        <Typography
          noWrap
          sx={{ display: { xs: 'none', lg: 'block' }, maxWidth: 160, pr: 0.5, fontSize: 14, fontWeight: 600 }}
        >
          {user?.data.displayName}
        </Typography>
      </ButtonBase>
      <UserMenuPopover
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        user={user}
        isActing={acting !== undefined}
        onChoose={choose}
      />
      {dialog}
    </>
  );
}

/** Does what the chosen entry opens; `dialog` is the last dialog that was opened, open or closing. */
function useMenuChoice(onChosen: () => void) {
  const navigate = useNavigate();
  const { open: openProfile } = useProfileAddress();
  const { open: openTwoFactor } = useDialogAddress(TWO_FACTOR_HASH);
  const [shown, setShown] = useState<{ entry: UserMenuEntry; open: boolean }>();
  const choose = (entry: UserMenuEntry) => {
    onChosen();
    if ('path' in entry.opens) navigate(entry.opens.path);
    else if ('act' in entry.opens) entry.opens.act();
    else if ('profile' in entry.opens) openProfile();
    else if ('twoFactor' in entry.opens) openTwoFactor();
    else setShown({ entry, open: true });
  };
  const opens = shown?.entry.opens;
  const Dialog = opens && 'dialog' in opens ? opens.dialog : undefined;
  const close = () => setShown((last) => last && { ...last, open: false });
  const dialog =
    Dialog && shown ? (
      <Deferred>
        <Dialog open={shown.open} onClose={close} />
      </Deferred>
    ) : null;
  return { dialog, choose };
}
