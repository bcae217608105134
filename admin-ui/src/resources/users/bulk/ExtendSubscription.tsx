import type { UserView } from '@contracts/users/users';
import { BULK_MESSAGES } from '@contracts/users/bulk-messages';
import { extendedEnd, subscriptionEndOf } from '@domain/usage/subscription';
import ExtendIcon from '@mui/icons-material/MoreTimeOutlined';
import { RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { counted } from '../../../shared/counted';
import { formatDay } from '../../../shared/format';
import { DateInput } from '../../../shared/form/DateInput';
import { BulkDialog } from '../../../shared/list/BulkDialog';
import { useBulkChange } from '../../../shared/list/useBulkChange';
import { today } from './today';
import { useStudents } from './useStudents';

const UNTIL = 'until';
const CHOICES = [
  ...[30, 90, 365].map((days) => ({ id: String(days), name: counted(days, 'day') })),
  { id: UNTIL, name: 'Until a day' },
];

interface Extension {
  /** Days, or `until`. */
  by: string;
  until?: string;
}

/** Makes the subscriptions of the chosen students longer. */
export function ExtendSubscription() {
  const { job, students, isImpossible, others, who } = useStudents(
    ({ userPlan }) => userPlan !== null,
    'no subscription yet. Set a plan first.',
  );
  const change = useBulkChange<UserView>();
  const extend = ({ by, until = '' }: Extension) =>
    change({
      ids: students.map(({ id }) => id),
      data: valuesOf({ by, until }),
      preview: (user) => extended(user, by, until),
      told: `Subscription of ${who} extended ${by === UNTIL ? `until ${formatDay(until)}` : `by ${by} days`}.`,
    });
  return (
    <BulkDialog<Extension>
      label="Extend"
      icon={<ExtendIcon />}
      title={`Extend the subscription of ${who}`}
      text={`Counted from the current end date, or from today if that has passed. ${others}`}
      impossible={isImpossible}
      action="Extend"
      defaultValues={{ by: '30' }}
      validate={({ by, until }) => ({
        until: by === UNTIL && !until ? BULK_MESSAGES.dayPast : undefined,
      })}
      job={job}
      sent={valuesOf}
      onSubmit={extend}
    >
      <RadioButtonGroupInput source="by" label="Longer by" choices={CHOICES} helperText={false} />
      <Until />
    </BulkDialog>
  );
}

function valuesOf({ by, until }: Extension): Record<string, unknown> {
  return by === UNTIL ? { extendUntil: until } : { extendBy: Number(by) };
}

function Until() {
  const by = useWatch<Extension>({ name: 'by' });
  return by === UNTIL ? (
    <DateInput source="until" label="Subscription end date" isRequired min={today()} />
  ) : null;
}

function extended(user: UserView, by: string, until = ''): UserView {
  const present = user.subscriptionEndDate ? new Date(user.subscriptionEndDate) : null;
  const end = by === UNTIL ? subscriptionEndOf(until) : extendedEnd(present, Number(by), new Date());
  return { ...user, userType: 'pro', subscriptionEndDate: end.toISOString() };
}
