import type { WatchIgnoreView } from '@contracts/watches/watch-history';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { counted } from '../../../shared/counted';
import { formatCount } from '../../../shared/format';
import { useDebounced } from '../../../shared/useDebounced';
import { ignoreThis, watchKeys } from '../watchApi';

/** While somebody types. */
const REST_MS = 400;

export type IgnoreCount = 'nothing' | 'counting' | { sentence: string };

/** What ignoring something would have stopped: `would have` before it is applied. */
export function stoppedSentence({ stopped, of }: Pick<WatchIgnoreView, 'stopped' | 'of'>): string {
  if (of === 0) return 'There are no past alarms to compare with.';
  if (of === 1) return `This would ${stopped === 0 ? 'not ' : ''}have stopped the one past alarm.`;
  const alarms = counted(of, 'past alarm');
  if (stopped === 0) return `This would have stopped none of the ${alarms}.`;
  if (stopped === of) return `This would have stopped all ${alarms}.`;
  return `This would have stopped ${formatCount(stopped)} of ${alarms}.`;
}

/** Counts what ignoring something would have stopped, and ignores it. */
export function useIgnoring(watch: string, request: object | undefined) {
  const client = useQueryClient();
  const notify = useNotify();
  const rested = useDebounced(JSON.stringify(request ?? null), REST_MS);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ of: string; text: string }>();
  const asked = useQuery({
    queryKey: ['watches ignoring', watch, rested],
    queryFn: () => ignoreThis(watch, { ...(JSON.parse(rested) as object), apply: false }),
    enabled: rested !== 'null',
    retry: false,
  });
  const isCurrent = rested === JSON.stringify(request ?? null);
  const apply = async () => {
    setBusy(true);
    try {
      const applied = await ignoreThis(watch, { ...request, apply: true });
      notify(`Ignored from now on. ${stoppedSentence(applied)}`, { type: 'success' });
      await client.invalidateQueries({ queryKey: watchKeys.all });
      return true;
    } catch (error) {
      setRefusal({ of: rested, text: messageOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const failed = asked.error ? messageOf(asked.error) : undefined;
  return { count: countOf(), apply, busy, problem: isCurrent ? problemNow() : undefined };

  function problemNow(): string | undefined {
    return refusal?.of === rested ? refusal.text : failed;
  }
  function countOf(): IgnoreCount {
    if (request === undefined) return 'nothing';
    if (!isCurrent || asked.isFetching) return 'counting';
    return asked.data ? { sentence: stoppedSentence(asked.data) } : 'nothing';
  }
}
