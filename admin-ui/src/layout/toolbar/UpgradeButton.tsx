import { PRICING_PATH } from '@contracts/plans/pricing';
import UpgradeIcon from '@mui/icons-material/RocketLaunchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { NavLink } from 'react-router-dom';
import { useUser } from '../../session/useSession';
import { mayUpgrade } from '../user/mayUpgrade';
import { ToolbarButton } from './ToolbarButton';

/** Leads free users to the plans: an icon where there is no room for words. */
export function UpgradeButton() {
  if (!mayUpgrade(useUser())) return null;
  return (
    <>
      <Box sx={{ display: { md: 'none' } }}>
        <ToolbarButton
          label="Upgrade Account"
          icon={<UpgradeIcon />}
          {...{ component: NavLink, to: PRICING_PATH }}
        />
      </Box>
      <Button
        component={NavLink}
        to={PRICING_PATH}
        variant="outlined"
        startIcon={<UpgradeIcon />}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, flexShrink: 0, mx: 1 }}
      >
        Upgrade Account
      </Button>
    </>
  );
}
