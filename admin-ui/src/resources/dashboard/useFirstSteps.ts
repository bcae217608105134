import { useEffect } from 'react';
import { useGetList, useStore } from 'react-admin';
import { useInstance } from '../../shared/useInstance';

/** What a new installation needs before students can use it. */
export interface FirstStep {
  label: string;
  /** What it is for. */
  text: string;
  /** Where it is done. */
  path: string;
  isDone: boolean;
}

const ONE = { pagination: { page: 1, perPage: 1 } };
const STUDENTS = { ...ONE, filter: { role: 'student' } };

/** The steps, or undefined until they are known; none once all are done, or where the admin has hidden them. */
export function useFirstSteps(): { steps: FirstStep[] | undefined; hide: () => void } {
  const [isHidden, setHidden] = useStore('firstSteps.hidden', false);
  const steps = useSteps(!isHidden);
  const areDone = steps?.every(({ isDone }) => isDone) ?? false;
  // Nobody asks again for what is done.
  useEffect(() => {
    if (areDone && steps && steps.length > 0) setHidden(true);
  });
  return { steps: areDone ? [] : steps, hide: () => setHidden(true) };
}

function useSteps(enabled: boolean): FirstStep[] | undefined {
  const { mail, contactEmail, upgradeUrl } = useInstance();
  const options = { enabled, retry: false };
  const batches = useGetList('tools-permissions', ONE, options);
  const plans = useGetList('pro-plans', ONE, options);
  const students = useGetList('users', STUDENTS, options);
  const lists = [batches, plans, students];
  // What cannot be counted is no reason to hold up the figures.
  if (!enabled || lists.some(({ error }) => error)) return [];
  if (lists.some(({ total }) => total === undefined)) return undefined;
  const isThere = ({ total = 0 }: { total?: number }) => total > 0;
  return [
    {
      label: 'Create a batch',
      text: 'It sets which tools its students can use.',
      path: '/tools-permissions/create',
      isDone: isThere(batches),
    },
    {
      label: 'Create a plan',
      text: 'It sets how often students can use the limited tools.',
      path: '/pro-plans/create',
      isDone: isThere(plans),
    },
    {
      label: 'Add students',
      text: 'One by one, or all at once from a CSV.',
      path: '/users',
      isDone: isThere(students),
    },
    {
      label: 'Set up email',
      text: 'Invitations and password links are then sent for you. Health says how.',
      path: '/settings/health#network',
      isDone: mail,
    },
    {
      label: 'Say where students reach you',
      text: 'A support email, or the URL where they get a larger plan.',
      path: '/settings#contact',
      isDone: contactEmail !== '' || upgradeUrl !== '',
    },
  ];
}
