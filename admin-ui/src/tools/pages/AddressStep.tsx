import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PAGE_MESSAGES } from '@contracts/pages/page-messages';
import { MAX_RUN_ADDRESSES } from '@contracts/pages/page-runs';
import type { Ref } from 'react';
import { useUser } from '../../session/useSession';
import { StartForm } from '../../shared/jobs/StartForm';
import { AddressFields } from '../../shared/addresses/AddressFields';
import { formatCount } from '../../shared/format';
import { StepCard } from '../../shared/StepCard';
import { CrawlField } from './CrawlField';
import type { AddressForm, AddressSource } from './useAddressForm';

export interface AddressStepProps {
  form: AddressForm;
  problem?: string;
  busy: boolean;
  submitRef: Ref<HTMLButtonElement>;
  /** Something was changed: what was said of it before is over. */
  onChange: () => void;
  onSubmit: () => void;
}

/** Which pages to read: pasted, from a csv or, for admins, from a crawl. */
export function AddressStep({ form, problem, busy, submitRef, onChange, onSubmit }: AddressStepProps) {
  const { source, crawl, setCrawl, list } = form;
  const mayCrawl = useUser().role === 'admin';
  const tooMany = list.addresses.length > MAX_RUN_ADDRESSES ? PAGE_MESSAGES.tooManyAddresses : undefined;
  const isEmpty = source === 'crawl' ? crawl === null : list.addresses.length + list.refused.length === 0;
  return (
    <StepCard
      step={1}
      title="Choose the pages"
      text={`Up to ${formatCount(MAX_RUN_ADDRESSES)} URLs. Pages that the site’s robots.txt blocks are skipped and listed.`}
    >
      <StartForm
        label="Read pages"
        hint={busy ? 'You can start another run when this one is done.' : isEmpty ? FIRST_STEPS[source] : ''}
        inactive={busy || isEmpty || (source !== 'crawl' && tooMany !== undefined)}
        onStart={onSubmit}
        buttonRef={submitRef}
      >
        {mayCrawl ? <SourceField form={form} disabled={busy} onChange={onChange} /> : null}
        {source === 'crawl' ? (
          <CrawlField
            crawl={crawl}
            problem={problem}
            disabled={busy}
            onChoose={(chosen) => {
              setCrawl(chosen);
              onChange();
            }}
          />
        ) : (
          <AddressFields form={form} problem={problem ?? tooMany} disabled={busy} onChange={onChange} />
        )}
      </StartForm>
    </StepCard>
  );
}

/** What is missing where nothing is chosen. */
const FIRST_STEPS: Record<AddressSource, string> = {
  addresses: 'Enter at least one URL.',
  crawl: 'Choose a crawl.',
};

const SOURCES: Record<AddressSource, string> = { addresses: 'URLs', crawl: 'A finished crawl' };

function SourceField({
  form,
  disabled,
  onChange,
}: Pick<AddressStepProps, 'form' | 'onChange'> & { disabled: boolean }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Where the pages come from"
      value={form.source}
      disabled={disabled}
      onChange={(_, source: AddressSource | null) => {
        if (!source) return;
        form.setSource(source);
        onChange();
      }}
      sx={{ mb: 2 }}
    >
      {Object.entries(SOURCES).map(([source, label]) => (
        <ToggleButton key={source} value={source}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
