import type { WatchFieldName } from '@contracts/watches/watch-content';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDateTime } from '../../../shared/format';
import { ResultStates } from '../../../shared/result/ResultStates';
import { lazyOverlay } from '../../../shared/lazyOverlay';
import type { ChangeShown } from './changeShown';
import { CurrentFields } from './CurrentFields';
import { FieldsTable } from './FieldsTable';

const IgnoreDialog = lazyOverlay(() => import('./IgnoreDialog'), 'IgnoreDialog');

/** The SEO fields that a change touched, and all fields as they are now. */
export function FieldsTab({ watch, query, hasChange }: ChangeShown) {
  const [ignored, setIgnored] = useState<WatchFieldName>();
  const change = query.data?.change;
  return (
    <>
      {hasChange ? (
        <ResultStates
          query={query}
          failure="This change could not be loaded"
          loading={{ label: 'Loading the change', heights: [32, 48, 48] }}
        >
          {(diff) => (
            <>
              <ChangedAt at={diff.change.at} />
              {diff.fields.length > 0 ? (
                <FieldsTable changes={diff.fields} onIgnore={diff.change.hasText ? setIgnored : undefined} />
              ) : (
                <Typography color="text.secondary">
                  This change touched no SEO field, only the text.
                </Typography>
              )}
            </>
          )}
        </ResultStates>
      ) : null}
      <CurrentFields fields={watch.fields} expanded={!hasChange} />
      {change ? (
        <IgnoreDialog
          open={ignored !== undefined}
          watch={watch}
          change={change.id}
          of={ignored ? { field: ignored } : undefined}
          onClose={() => setIgnored(undefined)}
        />
      ) : null}
    </>
  );
}

/** When what is shown was found. */
export function ChangedAt({ at }: { at: string }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
      Found on {formatDateTime(at)}
    </Typography>
  );
}
