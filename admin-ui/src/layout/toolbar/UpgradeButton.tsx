import { PRICING_PATH } from '@contracts/plans/pricing';
import UpgradeIcon from '@mui/icons-material/RocketLaunchOutlined';
import { useUser } from '../../session/useSession';
import { mayUpgrade } from '../user/mayUpgrade';
import { ToolbarLink } from './ToolbarLink';

/** Leads free users to the plans. */
export function UpgradeButton() {
  if (!mayUpgrade(useUser())) return null;
  return <ToolbarLink label="Upgrade Account" icon={<UpgradeIcon />} to={PRICING_PATH} wordsFrom="md" />;
}
