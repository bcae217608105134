import Card from '@mui/material/Card';
import { useResourceDefinition } from 'react-admin';
import { EmptyState } from '../EmptyState';
import { CreateLink } from './CreateLink';
import { useIsPhone } from './useIsPhone';

interface ListEmptyProps {
  title: string;
  text: string;
  createLabel?: string;
}

/** A list without a record, with the way to the first one. */
export function ListEmpty({ createLabel, ...texts }: ListEmptyProps) {
  const { hasCreate } = useResourceDefinition();
  // On a phone the page's own button floats, and a second one would lie upon it.
  const isPhone = useIsPhone();
  return (
    <Card>
      <EmptyState
        {...texts}
        action={hasCreate && createLabel && !isPhone ? <CreateLink label={createLabel} /> : undefined}
      />
    </Card>
  );
}
