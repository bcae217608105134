import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState';
import { Refreshing } from './Refreshing';

export interface ResultStatesProps<Data> {
  /** What a query tells; its data stay while a later question fails. */
  query: { data?: Data; error: Error | null; refetch: () => unknown; isPlaceholderData?: boolean };
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** What an error says above its reason. */
  failure?: string;
  /** What is being loaded, and the heights of its parts in pixels; without it, empty until the user asks. */
  loading?: { label: string; heights: readonly number[] };
  /** Whether what stands in for the result is a card of its own. */
  card?: boolean;
  children: (data: Data) => ReactNode;
}

/** A result, or what stands in its place: that it loads, that it failed, that there is none. */
export function ResultStates<Data>({ card, children, ...states }: ResultStatesProps<Data>) {
  const { query } = states;
  const { data } = query;
  if (data !== undefined && !states.isEmpty?.(data)) {
    return <Refreshing query={query}>{children(data)}</Refreshing>;
  }
  const instead = <Instead {...states} loaded={data !== undefined} />;
  return card ? <Card sx={{ px: { xs: 2, md: 3 }, py: 1 }}>{instead}</Card> : instead;
}

type InsteadProps = Pick<ResultStatesProps<never>, 'empty' | 'failure' | 'loading'> & {
  query: Pick<ResultStatesProps<never>['query'], 'error' | 'refetch'>;
  loaded: boolean;
};

function Instead({ query: { error, refetch }, empty, failure, loading, loaded }: InsteadProps) {
  if (error && !loaded) {
    return <ErrorState title={failure} text={error.message} onRetry={() => void refetch()} />;
  }
  if (loaded || !loading) return empty;
  return (
    <Box role="status" aria-busy aria-label={loading.label}>
      {loading.heights.map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ my: 1.5 }} />
      ))}
    </Box>
  );
}
