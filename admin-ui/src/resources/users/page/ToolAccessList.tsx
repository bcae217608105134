import { LIMIT_TIME_LABELS } from '@contracts/usage/limits';
import type { ToolLimitView, UserLimitsView } from '@contracts/usage/user-limits';
import type { UserView } from '@contracts/users/users';
import { subToolsOf } from '@domain/access/catalogue';
import { type ToolAccess, toolAccessOf } from '@domain/usage/tool-access';
import LockIcon from '@mui/icons-material/LockOutlined';
import UsableIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatDateTime } from '../../../shared/format';
import { FIELD_LABELS } from '../../../shared/limits/limitText';
import { useFeatures } from '../../../shared/useFeatures';
import { limitPlace } from '../limits/limitPlace';

interface ToolAccessListProps {
  user: UserView;
  limits: UserLimitsView;
}

/** One line a tool: whether the student can use it, why, and the way to change it. */
export function ToolAccessList({ user, limits }: ToolAccessListProps) {
  const off = useFeatures().data?.filter(({ enabled }) => !enabled) ?? [];
  return (
    <Box component="ul" aria-label="Tools of this student" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {toolAccessOf(user, limits).map((access) => (
        <ToolLine
          key={access.tool.id}
          access={access}
          user={user}
          planName={limits.planName}
          off={off.filter(({ group }) => group === access.tool.id).map(({ label }) => label)}
        />
      ))}
    </Box>
  );
}

interface ToolLineProps {
  access: ToolAccess;
  user: UserView;
  planName: string;
  /** Parts that are switched off for everybody. */
  off: string[];
}

function ToolLine({ access, user, planName, off }: ToolLineProps) {
  const { tool, state, limit } = access;
  const isUsable = state === 'usable';
  const Icon = isUsable ? UsableIcon : LockIcon;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Icon
        titleAccess={isUsable ? 'Can be used' : 'Cannot be used'}
        fontSize="small"
        color={isUsable ? 'success' : 'disabled'}
        sx={{ mt: 0.25 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{nameOf(access, user)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {reasonOf(access, planName)}
          {limit && state !== 'not-in-plan' ? ` · ${usedText(limit)}` : ''}
          {off.length > 0 && access.from ? ` · Switched off for everybody: ${off.join(', ')}` : ''}
        </Typography>
      </Box>
      <Ways access={access} user={user} isOff={off.length > 0} label={tool.title} />
    </Box>
  );
}

/** With the sub-tools that the student has of it. */
function nameOf({ tool, from }: ToolAccess, { permissions, extendedPermissions }: UserView): string {
  const held = new Set([...permissions.allowed, ...extendedPermissions]);
  const names = from ? subToolsOf(tool).filter(({ id }) => held.has(id)) : [];
  return names.length > 0 ? `${tool.title} (${names.map(({ name }) => name).join(', ')})` : tool.title;
}

function reasonOf({ state, from, tool }: ToolAccess, planName: string): string {
  const plan = planName ? `plan ${planName}` : 'plan';
  if (state === 'in-neither') return `Neither in the batch nor in the ${plan}`;
  if (state === 'not-in-batch') return tool.limits ? `In the ${plan}, not in the batch` : 'Not in the batch';
  const opened = { batch: 'In the batch', extra: 'An extra tool', 'other-tool': 'Opened by other tools' };
  const begin = opened[from ?? 'batch'];
  if (state === 'not-in-plan') return `${begin}, not in the ${plan}`;
  if (state === 'used-up') return `${begin}, but used up`;
  return begin;
}

function usedText({ counts: [first], time, windowEnd }: ToolLimitView): string {
  if (!first) return LIMIT_TIME_LABELS[time];
  const used = `${formatCount(first.used)} of ${formatCount(first.planned + first.extra)}`;
  const noun = FIELD_LABELS[first.field].toLowerCase().replace('urls', 'URLs').replace(' url', ' URL');
  return `${used} ${noun}${windowEnd ? `, resets ${utc(windowEnd)} UTC` : ''}`;
}

function utc(iso: string): string {
  return formatDateTime(iso, 'UTC');
}

interface WaysProps {
  access: ToolAccess;
  user: UserView;
  isOff: boolean;
  label: string;
}

/** Where what keeps the student from the tool is changed. */
function Ways({ access: { state, from, tool }, user, isOff, label }: WaysProps) {
  const ways: { text: string; to: string }[] = [];
  const account = `/users/${user.id}`;
  if ((state === 'not-in-batch' || state === 'in-neither') && !tool.openedBy) {
    ways.push({ text: 'Batch', to: user.batch ? `/tools-permissions/${user.batch}` : `${account}#batch` });
  }
  if (state === 'not-in-plan' || state === 'in-neither') ways.push({ text: 'Plan', to: `${account}#plan` });
  if (state === 'used-up') ways.push({ text: 'Limit', to: `#${limitPlace(tool.id)}` });
  if (isOff && from) ways.push({ text: 'Switches', to: '/features' });
  if (ways.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexShrink: 0 }}>
      {ways.map(({ text, to }) => (
        <Link
          key={text}
          {...(to.startsWith('#') ? { href: to } : { component: RouterLink, to, state: { fromPage: true } })}
          variant="body2"
          aria-label={`Change the ${text.toLowerCase()} for ${label}`}
        >
          {text}
        </Link>
      ))}
    </Box>
  );
}
