import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { EditBase, type RaRecord, useEditContext } from 'react-admin';
import { ErrorState } from '../ErrorState';
import { PageBody } from '../PageBody';
import { PageHeader } from '../PageHeader';
import { type SaveSentences, useSaveFeedback } from './useSaveFeedback';

interface EditViewProps {
  /** The record's name, the page's title. */
  nameOf: (record: RaRecord) => string;
  subtitle: string;
  children: ReactNode;
}

/** A resource's edit page: the form once the record is there. */
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

function EditView({ nameOf, subtitle, children }: EditViewProps) {
  const { record, error, refetch } = useEditContext<RaRecord>();
  if (error) {
    return (
      <>
        <PageHeader title="Not available" />
        <ErrorState
          text="This record could not be loaded. It may have been deleted."
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={record ? nameOf(record) : ''} subtitle={subtitle} />
      <PageBody>{record ? children : <FormSkeleton />}</PageBody>
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
