import type { PlanView } from '@contracts/plans/plans';
import { isFreePlan } from '@domain/usage/free-plan';
import { FunctionField } from 'react-admin';
import { counted } from '../../shared/counted';
import { type CardDetail, chipsOf } from '../../shared/list/cardDetail';
import { CountLink } from '../../shared/list/CountLink';
import { Column } from '../../shared/list/Column';
import { DayField } from '../../shared/list/DayField';
import { DuplicateIcon } from '../../shared/list/DuplicateButton';
import { ListSearch } from '../../shared/list/filters/ListSearch';
import { ListBody } from '../../shared/list/ListBody';
import { RecordRows } from '../../shared/list/RecordRows';
import { DUPLICATE_PLAN } from './duplicatePlan';
import { LIMITABLE_TOOLS } from './limitableTools';

const FILTERS = [<ListSearch key="q" placeholder="Search plans" />];
const EMPTY = {
  title: 'No plans yet',
  text: 'Pro users need a plan: it says how often they may use a tool.',
};

const NO_WRAP = { whiteSpace: 'nowrap' } as const;

const limitsOf = ({ limits }: PlanView) =>
  counted(LIMITABLE_TOOLS.filter((tool) => limits[tool]).length, 'limited tool');

/** Free students have no plan of their own: they are found by what they count as. */
const studentsOf = ({ id, name }: PlanView) =>
  isFreePlan(name) ? { account: ['free', 'lapsed'] } : { userPlan: id };

function describe(plan: PlanView): CardDetail {
  const limits = LIMITABLE_TOOLS.length > 0 && limitsOf(plan);
  return { line: plan.priceText, chips: chipsOf(counted(plan.students, 'student'), limits) };
}

export function PlanListBody() {
  return (
    <ListBody filters={FILTERS} empty={EMPTY} createLabel="New Plan">
      <PlanRows />
    </ListBody>
  );
}

function PlanRows() {
  return (
    <RecordRows<PlanView> name="name" below={({ priceText }) => priceText} detail={describe}>
      <Column source="students" align="right" disableSort>
        <CountLink source="students" filterOf={studentsOf} />
      </Column>
      {LIMITABLE_TOOLS.length > 0 ? (
        <Column label="Limits" disableSort cellSx={NO_WRAP}>
          <FunctionField render={limitsOf} />
        </Column>
      ) : null}
      <Column source="updatedAt" label="Changed" cellSx={NO_WRAP}>
        <DayField source="updatedAt" />
      </Column>
      <Column source="position" label="Order" align="right" />
      <Column label="Duplicate" disableSort>
        <DuplicateIcon {...DUPLICATE_PLAN} />
      </Column>
    </RecordRows>
  );
}
