import type { TwoFactorView } from '@contracts/auth/two-factor';
import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { apiJson } from '../../../providers/apiClient';
import { ResultStates } from '../../../shared/result/ResultStates';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpTwoFactor } from './SetUpTwoFactor';
import { TwoFactorOn } from './TwoFactorOn';

interface TwoFactorPanelProps {
  /** Called once nothing is left to be read here. */
  onChanged: () => void;
  /** Leaves it; absent where it has to be set up. */
  onClose?: () => void;
}

/** The own two-factor login: off, being set up, or on. Each step has one row of buttons. */
export function TwoFactorPanel({ onChanged, onClose }: TwoFactorPanelProps) {
  const notify = useNotify();
  const [codes, setCodes] = useState<string[]>();
  const query = useQuery({
    queryKey: ['two-factor'],
    queryFn: ({ signal }) => apiJson<TwoFactorView>('/auth/two-factor', { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (codes) {
    const kept = () => {
      notify(TWO_FACTOR_MESSAGES.turnedOn, { type: 'success' });
      onChanged();
    };
    return <RecoveryCodes codes={codes} onKept={kept} />;
  }
  const turnedOff = () => {
    notify(TWO_FACTOR_MESSAGES.turnedOff, { type: 'success' });
    onChanged();
  };
  return (
    <>
      <ResultStates query={query} loading={{ label: 'Loading two-factor login', heights: [64, 40] }}>
        {(factor) =>
          factor.since ? (
            <TwoFactorOn factor={factor} onNewCodes={setCodes} onTurnedOff={turnedOff} onClose={onClose} />
          ) : (
            <SetUpTwoFactor onSetUp={setCodes} onCancel={onClose} />
          )
        }
      </ResultStates>
      {onClose && !query.data ? (
        <Button onClick={onClose} sx={{ display: 'block', ml: 'auto', mt: 2 }}>
          Close
        </Button>
      ) : null}
    </>
  );
}
