import type { Ref } from 'react';
import type { ComparisonForm } from '../../../shared/competitors/useComparisonForm';

export interface StartCardProps {
  form: ComparisonForm;
  busy: boolean;
  submitRef: Ref<HTMLButtonElement>;
  /** Over once what is wrong is known. */
  onSubmit: () => void | Promise<void>;
  onSample: () => void;
}
