import type { UserStatsView } from '@contracts/statistics/statistics';
import { limitedToolsOf } from '@domain/usage/limits';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FunctionField } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount } from '../../shared/format';
import { Column } from '../../shared/list/Column';
import { CutText } from '../../shared/list/CutText';
import { DayField } from '../../shared/list/DayField';
import { RecordCards } from '../../shared/list/RecordCards';
import { RecordTable } from '../../shared/list/RecordTable';
import { TwoLines } from '../../shared/list/TwoLines';
import { useIsPhone } from '../../shared/list/useIsPhone';
import { LimitsField } from './LimitsField';
import { statsDetail, toolsText } from './statsText';

const NO_WRAP = { whiteSpace: 'nowrap' } as const;
/** Pixels of a batch's name in the narrowest table. */
const BATCH = 120;
/** While no tool that is built has limits, nobody has used any of them. */
const HAS_LIMITS = limitedToolsOf({ role: 'admin', extendedPermissions: [] }).length > 0;

export function UserStatsRows() {
  if (useIsPhone()) {
    return (
      <RecordCards<UserStatsView>
        titleOf={({ name }) => name}
        detailOf={statsDetail}
        pathOf={({ id }) => `/users/${id}`}
      />
    );
  }
  return (
    <RecordTable rowClick={false}>
      <Column source="name">
        <FunctionField<UserStatsView>
          render={(stats) => (
            <TwoLines name={stats.name} link={<NameLink {...stats} />} second={stats.email} />
          )}
        />
      </Column>
      <Column source="operations" label="Uses" align="right">
        <FunctionField<UserStatsView> render={({ operations }) => formatCount(operations)} />
      </Column>
      {HAS_LIMITS ? (
        <Column label="Limits used" disableSort>
          <LimitsField />
        </Column>
      ) : null}
      <Column source="batchName" label="Batch" disableSort>
        <FunctionField<UserStatsView>
          render={({ batchName }) => <CutText text={batchName} least={BATCH} />}
        />
      </Column>
      <Column source="lastLoginAt" label="Last login" cellSx={NO_WRAP}>
        <DayField source="lastLoginAt" emptyText="Never" />
      </Column>
      <Column label="By tool" disableSort>
        <FunctionField<UserStatsView>
          render={(stats) => (
            <Typography variant="body2" sx={{ minWidth: 160, maxWidth: 420 }}>
              {toolsText(stats) || '–'}
            </Typography>
          )}
        />
      </Column>
    </RecordTable>
  );
}

function NameLink({ id, name }: UserStatsView) {
  return (
    <Link component={RouterLink} to={`/users/${id}`} sx={{ color: 'text.primary', fontWeight: 600 }}>
      {name}
    </Link>
  );
}
