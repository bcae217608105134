import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import type { SecurityView } from '@contracts/security/security';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { apiJson, messageOf } from '../../providers/apiClient';
import { FormSection } from '../../shared/form/FormSection';
import { ResultStates } from '../../shared/result/ResultStates';

const KEY = ['security'];

/** What is asked of those who log in; saved as it is switched. */
export function SecurityCard() {
  const notify = useNotify();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiJson<SecurityView>('/security', { signal }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (json: SecurityView) => apiJson<SecurityView>('/security', { method: 'PUT', json }),
    onSuccess: (saved) => {
      queries.setQueryData(KEY, saved);
      notify(TWO_FACTOR_MESSAGES.policySaved, { type: 'success' });
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <Card sx={{ mt: 3, p: { xs: 2, sm: 3, md: 4 } }}>
      <FormSection
        title="Login security"
        text="Admins without two-factor login have to set it up before they can do anything else."
      >
        <ResultStates query={query} loading={{ label: 'Loading login security', heights: [38] }}>
          {({ adminsNeedTwoFactor }) => (
            <Box>
              <FormControlLabel
                label="Admins must use two-factor login"
                control={
                  <Switch
                    checked={adminsNeedTwoFactor}
                    disabled={isPending}
                    onChange={(_, checked) => mutate({ adminsNeedTwoFactor: checked })}
                  />
                }
              />
            </Box>
          )}
        </ResultStates>
      </FormSection>
    </Card>
  );
}
