import { MESSAGES } from '@contracts/messages';
import { useNotify, useRedirect, useResourceContext } from 'react-admin';

interface Sentences {
  saved: string;
  failed: string;
  /** Tell the server's own sentence where it has one. */
  preferServer?: boolean;
}

/** What a form's save tells, and back to the list on success; field errors land on their fields beside it. */
export function useSaveFeedback({ saved, failed, preferServer = false }: Sentences) {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    onSuccess: () => {
      notify(saved, { type: 'success' });
      redirect('list', resource);
    },
    onError: (error: unknown) => {
      const own = preferServer && error instanceof Error ? error.message : '';
      notify(own || failed || MESSAGES.somethingWentWrong, { type: 'error' });
    },
  };
}
