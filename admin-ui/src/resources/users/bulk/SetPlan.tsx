import { MESSAGES } from '@contracts/messages';
import type { PlanView } from '@contracts/plans/plans';
import type { UserView } from '@contracts/users/users';
import { subscriptionEndOf } from '@domain/usage/subscription';
import PlanIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { useState } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { counted } from '../../../shared/counted';
import { DateInput } from '../../../shared/form/DateInput';
import { BulkDialog } from '../../../shared/list/BulkDialog';
import { useBulkChange } from '../../../shared/list/useBulkChange';
import { today } from './today';
import { useStudents } from './useStudents';

interface PlanValues {
  userPlan: string;
  subscriptionEndDate?: string;
}

/** Puts the chosen students on a plan; who is free so far needs a day on which the subscription ends. */
export function SetPlan() {
  const { job, students, isImpossible, others, who } = useStudents();
  const [planName, setPlanName] = useState('');
  const change = useBulkChange<UserView>();
  const free = students.filter(({ userType }) => userType === 'free').length;
  const asksEnd = job.isNeeded || free > 0;
  const set = ({ userPlan, subscriptionEndDate }: PlanValues) =>
    change({
      ids: students.map(({ id }) => id),
      data: { userPlan, ...(free > 0 && { subscriptionEndDate }) },
      preview: (user) => onPlan(user, userPlan, subscriptionEndDate),
      told: `${who} moved to the plan ${planName}.`,
    });
  return (
    <BulkDialog<PlanValues>
      label="Set plan"
      icon={<PlanIcon />}
      title={`Set the plan of ${who}`}
      text={`${job.isNeeded ? SOME_ARE_FREE : explained(free, students.length)} ${others}`}
      impossible={isImpossible}
      action="Set plan"
      validate={({ userPlan, subscriptionEndDate }) => ({
        userPlan: userPlan ? undefined : MESSAGES.userPlanRequired,
        subscriptionEndDate: asksEnd && !subscriptionEndDate ? MESSAGES.subscriptionEndRequired : undefined,
      })}
      job={job}
      onSubmit={set}
    >
      <ReferenceInput source="userPlan" reference="pro-plans" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput
          label="Plan"
          optionText="name"
          isRequired
          onChange={(_, plan) => setPlanName(plan ? (plan as PlanView).name : '')}
        />
      </ReferenceInput>
      {asksEnd ? (
        <DateInput source="subscriptionEndDate" label="Subscription end date" isRequired min={today()} />
      ) : null}
    </BulkDialog>
  );
}

const SOME_ARE_FREE =
  'Free students become pro until the day that you choose; the others keep their end date.';

function explained(free: number, all: number): string {
  if (free === 0) return 'Their subscriptions end when they would have ended.';
  const until = 'pro until the day that you choose';
  if (free === all) return `They become ${until}.`;
  return `${counted(free, 'free student')} ${free === 1 ? 'becomes' : 'become'} ${until}; the others keep their end date.`;
}

function onPlan(user: UserView, userPlan: string, endIfFree?: string): UserView {
  if (user.userType === 'pro' || !endIfFree) return { ...user, userPlan };
  return {
    ...user,
    userPlan,
    userType: 'pro',
    subscriptionEndDate: subscriptionEndOf(endIfFree).toISOString(),
  };
}
