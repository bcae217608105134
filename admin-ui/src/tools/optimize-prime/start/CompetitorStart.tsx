import { MAX_OWN_KEYWORDS } from '@contracts/briefs/brief-limits';
import { TEXT_MESSAGES } from '@contracts/text/text-messages';
import type { LimitTime } from '@contracts/usage/limits';
import { remainingOf } from '@domain/usage/limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useUser } from '../../../session/useSession';
import { COUNTRY_CHOICES, LANGUAGE_CHOICES } from '../../../shared/competitors/choices';
import { CompetitorRows } from '../../../shared/competitors/CompetitorRows';
import { OrderChoice, OrderField } from '../../../shared/competitors/OrderFields';
import { formatCount } from '../../../shared/format';
import { StartBar } from '../../../shared/jobs/StartBar';
import { usePlanLimits } from '../../../shared/limits/usePlanLimits';
import type { StartCardProps } from './startCardProps';

const WINDOWS: Record<LimitTime, string> = { '1 day': ' today', '30 days': ' this month', lifetime: '' };

/** A keyword and who ranks for it. */
export function CompetitorStart({ form, busy, submitRef, onSubmit }: Omit<StartCardProps, 'onSample'>) {
  const cost = useCostText();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr 1fr' } }}
        >
          <OrderField form={form} name="keyword" label="Keyword" disabled={busy} required />
          <OrderChoice
            form={form}
            name="language"
            label="Language"
            none="That of the pages"
            choices={LANGUAGE_CHOICES}
            disabled={busy}
          />
          <OrderChoice
            form={form}
            name="country"
            label="Country (optional)"
            none="None"
            choices={COUNTRY_CHOICES}
            disabled={busy}
          />
        </Box>
        <CompetitorRows form={form} disabled={busy} />
        <OrderField
          form={form}
          name="ownKeywords"
          label="Your own keywords (optional)"
          hint={`One a line, up to ${MAX_OWN_KEYWORDS}. They count as terms beside those of the pages.`}
          disabled={busy}
          rows={2}
        />
      </Box>
      {form.isKept ? null : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {TEXT_MESSAGES.draftNotKept}
        </Alert>
      )}
      <StartBar
        label="Compare pages"
        hint={busy ? 'You can start another comparison when this one is done.' : cost}
        inactive={busy}
        onStart={onSubmit}
        buttonRef={submitRef}
      />
    </>
  );
}

/** What a comparison costs, and what is left where somebody counts. */
function useCostText(): string {
  const { role } = useUser();
  const stat = usePlanLimits().data?.planStats.find(({ modelId }) => modelId === 'optimize-prime');
  if (role === 'admin' || !stat) return 'Costs 1 operation.';
  const left = `${formatCount(remainingOf(stat))} of ${formatCount(stat.totalCount)} left`;
  return `Costs 1 operation. ${left}${WINDOWS[stat.time]}.`;
}
