import { useDialogAddress } from '../dialogAddress';

export const PROFILE_HASH = '#profile';

export function useProfileAddress() {
  return useDialogAddress(PROFILE_HASH);
}
