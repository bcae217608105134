import Card from '@mui/material/Card';
import { useListContext } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { ErrorState } from '../ErrorState';
import { useResourceOptions } from '../recordNoun';

/** A list that could not be loaded, with the way to try it again. */
export function ListError() {
  const { error, refetch } = useListContext();
  const { many } = useResourceOptions().noun;
  return (
    <Card>
      <ErrorState
        title={`The ${many} could not be loaded`}
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}
