import { CreateBase } from 'react-admin';
import { PageBody } from '../PageBody';
import { PageHeader } from '../PageHeader';
import { FormCard, type FormCardProps } from './FormCard';
import { type SaveSentences, useSaveFeedback } from './useSaveFeedback';

interface CreatePageProps
  extends SaveSentences, Pick<FormCardProps, 'dto' | 'defaultValues' | 'saveLabel' | 'children'> {
  title: string;
  subtitle: string;
}

/** A resource's page for a new record. */
export function CreatePage({ title, subtitle, saved, failed, ...form }: CreatePageProps) {
  const feedback = useSaveFeedback({ saved, failed });
  return (
    <CreateBase mutationOptions={feedback}>
      <PageHeader title={title} subtitle={subtitle} />
      <PageBody>
        <FormCard {...form} />
      </PageBody>
    </CreateBase>
  );
}
