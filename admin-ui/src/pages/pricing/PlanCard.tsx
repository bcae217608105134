import { isFreePlan } from '@domain/usage/free-plan';
import { limitedToolsOf } from '@domain/usage/limits';
import { gainOf } from '@domain/usage/plan-changes';
import type { PricingPlan } from '@contracts/plans/pricing';
import { LIMIT_TIME_LABELS, LIMITED_TOOL_LABELS, type LimitedTool } from '@contracts/usage/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { apiJson, messageOf } from '../../providers/apiClient';
import { useSubject, useUser } from '../../session/useSession';
import { limitText } from '../../shared/limits/limitText';

interface PlanCardProps {
  plan: PricingPlan;
  contact: string | null;
  /** Whether the admins were asked for it today. */
  isAsked: boolean;
  /** Whether there is a plan that limits tools: else none has anything to say of them. */
  isAnyLimited: boolean;
  /** What the caller has now; absent for admins. */
  present?: PricingPlan;
}

/** One plan: what it costs, what it allows, and how to get it. */
export function PlanCard({ plan, contact, isAsked, isAnyLimited, present }: PlanCardProps) {
  const { name, priceText, description, isCurrent } = plan;
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: 3,
        ...(isCurrent && { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {isCurrent ? <Chip size="small" color="primary" label="Your plan" /> : null}
      </Box>
      {priceText ? (
        <Typography sx={{ fontSize: 24, fontWeight: 600, overflowWrap: 'anywhere' }}>{priceText}</Typography>
      ) : null}
      {description ? (
        <Typography color="text.secondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      ) : null}
      {present && !isCurrent ? <PlanGains present={present} plan={plan} /> : null}
      {isAnyLimited ? <PlanLimitList plan={plan} /> : <Box sx={{ flex: 1 }} />}
      <PlanContact plan={plan} contact={contact} isAsked={isAsked} />
    </Card>
  );
}

/** Tools whose higher limits are named: the list below names all of them. */
const MAX_NAMED = 3;

/** What the plan adds for the tools that this student has. */
function PlanGains({ present, plan }: { present: PricingPlan; plan: PricingPlan }) {
  const tools = limitedToolsOf(useSubject());
  const { added, more } = gainOf(present.limits, plan.limits, tools);
  const namesOf = (gained: LimitedTool[]) => gained.map((tool) => LIMITED_TOOL_LABELS[tool]).join(', ');
  const sentences = [
    ...(added.length > 0 ? [`Adds for you: ${namesOf(added)}.`] : []),
    ...(more.length > MAX_NAMED ? [`Higher limits for ${more.length} of your tools.`] : []),
    ...(more.length > 0 && more.length <= MAX_NAMED ? [`More of ${namesOf(more)}.`] : []),
  ];
  if (sentences.length === 0) return null;
  return <Typography sx={{ fontWeight: 500 }}>{sentences.join(' ')}</Typography>;
}

function PlanLimitList({ plan: { limits } }: { plan: PricingPlan }) {
  const entries = Object.entries(limits) as [LimitedTool, NonNullable<(typeof limits)[LimitedTool]>][];
  if (entries.length === 0) {
    return <Typography sx={{ flex: 1 }}>Every tool of your batch that has no limit.</Typography>;
  }
  return (
    <Box component="ul" sx={{ flex: 1, display: 'grid', alignContent: 'start', gap: 1.5, m: 0, pl: 2.5 }}>
      {entries.map(([tool, limit]) => (
        <li key={tool}>
          <Typography component="span" sx={{ fontWeight: 500 }}>
            {LIMITED_TOOL_LABELS[tool]}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {limitText(tool, limit)}, {LIMIT_TIME_LABELS[limit.time].toLowerCase()}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

/** Nobody asks for the plan that they have, and being free is what is left of a plan that has ended. */
function PlanContact({
  plan: { name, isCurrent },
  contact,
  isAsked,
}: Pick<PlanCardProps, 'plan' | 'contact' | 'isAsked'>) {
  const { role, email } = useUser();
  if (isCurrent || role === 'admin' || isFreePlan(name)) return null;
  if (!contact) return <AskForPlan plan={name} isAsked={isAsked} />;
  return (
    <Button variant="contained" {...contactLink(contact, { plan: name, email })}>
      Get {name}
    </Button>
  );
}

interface Wish {
  plan: string;
  email: string;
}

/** How a link asks for a plan: by a mail that says who wants which, or on a page beside this one that is told it. */
function contactLink(contact: string, { plan, email }: Wish) {
  if (!contact.startsWith('mailto:')) {
    const address = new URL(contact);
    address.searchParams.set('plan', plan);
    address.searchParams.set('email', email);
    return { href: address.href, target: '_blank', rel: 'noopener noreferrer' };
  }
  const subject = encodeURIComponent(`Upgrade to ${plan}`);
  const body = encodeURIComponent(`Please upgrade my account ${email} to ${plan}.`);
  return { href: `${contact}?subject=${subject}&body=${body}` };
}

/** Tells the admins that a student wants a plan, where no address leads to it. */
function AskForPlan({ plan, isAsked }: { plan: string; isAsked: boolean }) {
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => apiJson('/pricing/wishes', { method: 'POST', json: { plan } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['pricing'] }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  if (isAsked || isSuccess) {
    return (
      <Typography role="status" color="success.main" sx={{ py: 0.75 }}>
        Your request was sent to the admins. It works here as soon as they change your plan.
      </Typography>
    );
  }
  return (
    <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
      Ask for {plan}
    </Button>
  );
}
