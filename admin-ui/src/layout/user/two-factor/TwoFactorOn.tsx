import type { RecoveryCodesView, TwoFactorView } from '@contracts/auth/two-factor';
import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { apiFetch, apiJson } from '../../../providers/apiClient';
import { formatDateTime } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ProofForm } from './ProofForm';

interface TwoFactorOnProps {
  factor: TwoFactorView;
  onNewCodes: (recoveryCodes: string[]) => void;
  onTurnedOff: () => void;
  onClose?: () => void;
}

/** Since when it is on, and what its owner may do with it. */
export function TwoFactorOn({ factor, onNewCodes, onTurnedOff, onClose }: TwoFactorOnProps) {
  const { since, recoveryCodesLeft, required } = factor;
  const [doing, setDoing] = useState<'new-codes' | 'off'>();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ResultFacts
        facts={[
          ['Two-factor login', 'On'],
          ['Since', since ? formatDateTime(since) : ''],
          ['Recovery codes left', String(recoveryCodesLeft)],
        ]}
      />
      {recoveryCodesLeft < 3 ? (
        <Alert severity="warning">You have few recovery codes left. Make new ones and keep them safe.</Alert>
      ) : null}
      {required ? <Typography color="text.secondary">{TWO_FACTOR_MESSAGES.keptForAdmins}</Typography> : null}
      {doing ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setDoing('new-codes')}>
            Make new recovery codes
          </Button>
          {required ? null : (
            <Button variant="outlined" color="error" onClick={() => setDoing('off')}>
              Turn off
            </Button>
          )}
          {onClose ? (
            <Button onClick={onClose} sx={{ ml: 'auto' }}>
              Close
            </Button>
          ) : null}
        </Box>
      )}
      {doing === 'new-codes' ? (
        <ProofForm
          asks="both"
          action="Make new codes"
          onCancel={() => setDoing(undefined)}
          send={async (json) => {
            const made = await apiJson<RecoveryCodesView>('/auth/two-factor/recovery-codes', {
              method: 'POST',
              json,
            });
            onNewCodes(made.recoveryCodes);
          }}
        >
          <Typography>The recovery codes that you have stop working.</Typography>
        </ProofForm>
      ) : null}
      {doing === 'off' ? (
        <ProofForm
          asks="both"
          action="Turn off two-factor login"
          isDanger
          onCancel={() => setDoing(undefined)}
          send={async (json) => {
            await apiFetch('/auth/two-factor/off', { method: 'POST', json });
            onTurnedOff();
          }}
        >
          <Typography>From then on your password alone logs you in.</Typography>
        </ProofForm>
      ) : null}
    </Box>
  );
}
