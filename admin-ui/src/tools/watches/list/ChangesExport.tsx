import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { DownloadButton } from '../../../shared/result/DownloadButton';
import { useTerms } from '../useTerms';
import { downloadChanges } from '../watchApi';

/** All changes of all watched pages as a csv. */
export function ChangesExport() {
  const { data } = useTerms();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await downloadChanges('changes').catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
    setSaving(false);
  };
  return (
    <DownloadButton
      label="Changes as CSV"
      disabled={!data?.watches}
      downloading={saving}
      onDownload={() => void save()}
    />
  );
}
