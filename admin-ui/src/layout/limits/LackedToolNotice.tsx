import { PRICING_PATH } from '@contracts/plans/pricing';
import type { LimitedTool } from '@contracts/usage/limits';
import LockIcon from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { lackedToolText } from '../../shared/limits/lackedToolText';

interface LackedToolNoticeProps {
  tool: LimitedTool;
  planName: string;
}

/** Says before the form that the plan does not include the tool, and leads to the plans. */
export function LackedToolNotice({ tool, planName }: LackedToolNoticeProps) {
  return (
    <Alert
      severity="warning"
      icon={<LockIcon />}
      sx={{ mb: 3, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button component={Link} to={PRICING_PATH} state={{ tool, planName }} color="inherit" size="small">
          See the plans
        </Button>
      }
    >
      {lackedToolText(planName)}
    </Alert>
  );
}
