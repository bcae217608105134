import { MESSAGES } from '@contracts/messages';
import type { UpdateProfileDto } from '@contracts/users/users.dto';
import { type ReactNode, useState } from 'react';
import { type SaveContextValue, SaveContextProvider, useNotify } from 'react-admin';
import { flushSync } from 'react-dom';
import { ApiError, apiJson, messageOf } from '../../../providers/apiClient';
import { session, useUser } from '../../../session/useSession';

interface ProfileSavingProps {
  onSaved: () => void;
  children: (saved: boolean) => ReactNode;
}

/** Saves the form inside it as the user's own account. */
export function ProfileSaving({ onSaved, children }: ProfileSavingProps) {
  const user = useUser();
  const notify = useNotify();
  const [saved, setSaved] = useState(false);

  const save = async (entered: UpdateProfileDto) => {
    const { photoURL, password, currentPassword, data } = entered;
    const csvDelimiter = data?.settings?.csvDelimiter;
    const profile = {
      ...(photoURL !== user.photoURL && { photoURL }),
      ...(password && { password, currentPassword }),
      ...(csvDelimiter !== user.data.settings.csvDelimiter && { data: { settings: { csvDelimiter } } }),
    };
    try {
      await apiJson(`/auth/updateProfile/${user.id}`, { method: 'PATCH', json: profile });
    } catch (error) {
      const { errors, status = 0 } = error instanceof ApiError ? error : {};
      const isRefusal = status >= 400 && status < 500 && !errors;
      notify(isRefusal ? messageOf(error) : MESSAGES.userSaveFailed, { type: 'error' });
      return errors;
    }
    notify(MESSAGES.userUpdated, { type: 'success' });
    flushSync(() => setSaved(true));
    onSaved();
    await follow(user.email, password).catch((error: unknown) => {
      // The session has ended, and its end is told.
      if (error instanceof ApiError && error.code === 'TWO_FACTOR_REQUIRED') return;
      notify(messageOf(error), { type: 'error' });
    });
    return undefined;
  };

  const context = { save, mutationMode: 'pessimistic' } as SaveContextValue;
  return <SaveContextProvider value={context}>{children(saved)}</SaveContextProvider>;
}

/** A new password has ended every session, this one too: it goes on with the new one. */
function follow(email: string, password: string | undefined): Promise<void> {
  return password ? session.login(email, password) : session.refresh();
}
