import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { EditBase, type RaRecord, useEditContext, useGetRecordRepresentation } from 'react-admin';
import { ErrorState } from '../ErrorState';
import { PageBody } from '../PageBody';
import { PageHeader } from '../PageHeader';
import { useResourceOptions } from '../recordNoun';
import { FormCard, type FormCardProps } from './FormCard';
import { type SaveSentences, useSaveFeedback } from './useSaveFeedback';

interface EditViewProps extends Pick<FormCardProps, 'dto' | 'children'> {
  subtitle: string;
}

/** A resource's edit page: the form once the record is there, under the record's name. */
export function EditPage({ saved, failed, ...view }: EditViewProps & SaveSentences) {
  const feedback = useSaveFeedback({ saved, failed });
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={feedback}
      redirect={false}
      queryOptions={{ onError: ignore }}
    >
      <EditView {...view} />
    </EditBase>
  );
}

/** The page itself tells that the record is not there. */
const ignore = () => undefined;

function EditView({ subtitle, ...form }: EditViewProps) {
  const { one } = useResourceOptions().noun;
  const { record, error, refetch } = useEditContext<RaRecord>();
  const nameOf = useGetRecordRepresentation();
  const name = record && nameOf(record);
  if (error) {
    return (
      <>
        <PageHeader title="Not available" />
        <ErrorState
          text={`This ${one} could not be loaded. It may have been deleted.`}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={typeof name === 'string' ? name : ''} subtitle={subtitle} />
      <PageBody>
        {record ? (
          <FormCard saveLabel={`Save ${one.charAt(0).toUpperCase()}${one.slice(1)}`} canDelete {...form} />
        ) : (
          <FormSkeleton />
        )}
      </PageBody>
    </>
  );
}

function FormSkeleton() {
  return (
    <Card sx={{ p: 4 }} role="status" aria-label="Loading the form">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={40} sx={{ mb: 3, maxWidth: 720 }} />
      ))}
    </Card>
  );
}
