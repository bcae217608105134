import type { TwoFactorSetupView, TwoFactorStartView } from '@contracts/auth/two-factor';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { apiJson } from '../../../providers/apiClient';
import { session } from '../../../session/useSession';
import { ProofForm } from './ProofForm';

const QR_SIZE = 184;

interface SetUpTwoFactorProps {
  onSetUp: (recoveryCodes: string[]) => void;
  onCancel?: () => void;
}

/** The current password, then the key and a first code of it. */
export function SetUpTwoFactor({ onSetUp, onCancel }: SetUpTwoFactorProps) {
  const [setup, setSetup] = useState<TwoFactorSetupView>();
  if (!setup) {
    return (
      <ProofForm
        key="password"
        asks="password"
        action="Continue"
        onCancel={onCancel}
        send={async ({ currentPassword }) =>
          setSetup(
            await apiJson<TwoFactorSetupView>('/auth/two-factor/start', {
              method: 'POST',
              json: { currentPassword },
            }),
          )
        }
      >
        <Typography>
          Each login will ask for a code from an app on your phone, as well as your password. Any
          authenticator app will do, such as Google Authenticator, Microsoft Authenticator or 1Password.
        </Typography>
      </ProofForm>
    );
  }
  return (
    <ProofForm
      key="code"
      asks="code"
      action="Turn on"
      onCancel={onCancel}
      send={async ({ code }) => {
        const { access_token, recoveryCodes } = await apiJson<TwoFactorStartView>(
          '/auth/two-factor/confirm',
          {
            method: 'POST',
            json: { code },
          },
        );
        session.continueWith(access_token);
        onSetUp(recoveryCodes);
      }}
    >
      <SetupKey setup={setup} />
    </ProofForm>
  );
}

function SetupKey({ setup: { secret, uri } }: { setup: TwoFactorSetupView }) {
  return (
    <>
      <Typography>
        Scan this image with your app, or type the key into it. Then enter the code it shows.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 1 }}>
        <Box sx={{ display: 'flex', borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
          <QRCodeSVG
            value={uri}
            size={QR_SIZE}
            marginSize={4}
            level="M"
            title="QR code for your app"
            role="img"
          />
        </Box>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="caption" color="text.secondary">
            Key
          </Typography>
          <Typography
            data-testid="two-factor-key"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </Typography>
        </Box>
      </Box>
    </>
  );
}
