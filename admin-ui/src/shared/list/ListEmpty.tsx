import Card from '@mui/material/Card';
import { useResourceDefinition } from 'react-admin';
import { EmptyState } from '../EmptyState';
import { CreateLink } from './CreateLink';

interface ListEmptyProps {
  title: string;
  text: string;
  createLabel?: string;
}

/** A list without a record, with the way to the first one. */
export function ListEmpty({ createLabel, ...texts }: ListEmptyProps) {
  const { hasCreate } = useResourceDefinition();
  return (
    <Card>
      <EmptyState
        {...texts}
        action={hasCreate && createLabel ? <CreateLink label={createLabel} /> : undefined}
      />
    </Card>
  );
}
