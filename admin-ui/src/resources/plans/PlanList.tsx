import { lazyNamed } from '../../shared/lazyNamed';
import { lazyListBody } from '../../shared/list/lazyListBody';
import { ListPage } from '../../shared/list/ListPage';
import { exportPlans } from './exportPlans';

const PlanListBody = lazyListBody(() => import('./PlanListBody'), 'PlanListBody');
const PlanDialog = lazyNamed(() => import('./PlanDialog'), 'PlanDialog');

export function PlanList() {
  return (
    <ListPage
      subtitle="Plans, and how often their users may use each tool."
      createLabel="New Plan"
      sort={{ field: 'position', order: 'ASC' }}
      exporter={exportPlans}
      dialog={PlanDialog}
    >
      <PlanListBody />
    </ListPage>
  );
}
