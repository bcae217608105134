import type { ReactNode } from 'react';
import { CreateBase } from 'react-admin';
import { PageBody } from '../PageBody';
import { PageHeader } from '../PageHeader';
import { type SaveSentences, useSaveFeedback } from './useSaveFeedback';

interface CreatePageProps extends SaveSentences {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** A resource's page for a new record. */
export function CreatePage({ title, subtitle, children, ...sentences }: CreatePageProps) {
  const feedback = useSaveFeedback(sentences);
  return (
    <CreateBase mutationOptions={feedback}>
      <PageHeader title={title} subtitle={subtitle} />
      <PageBody>{children}</PageBody>
    </CreateBase>
  );
}
