import { TOOLS } from '@contracts/access/tools';
import { CustomRoutes, Resource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { NotFoundPage } from '../pages/NotFoundPage';
import { features } from '../resources/features/resource';
import { intentWords } from '../resources/intent-words/resource';
import { jobs } from '../resources/jobs/resource';
import { plans } from '../resources/pro-plans/resource';
import { permissions } from '../resources/tools-permissions/resource';
import { users } from '../resources/users/resource';
import { TOOL_PAGES } from '../tools/registry';

const RESOURCES = [users, permissions, plans, intentWords, features, jobs];

/** Where a resource has no page, but its page above would show: react-admin's routes take whatever follows. */
const beyond = ({ create, edit }: ResourceProps) => [
  ...(create ? ['create/:more/*'] : []),
  edit ? ':id/:more/*' : ':id/*',
];

/** Every page with the layout around it: the built tools, then the back-office's resources. */
export const appRoutes = [
  <CustomRoutes key="tools">
    {TOOLS.map(({ id, url }) => {
      const Page = TOOL_PAGES[id];
      return Page ? <Route key={id} path={url} element={<Page />} /> : null;
    })}
  </CustomRoutes>,
  ...RESOURCES.map((resource) => (
    <Resource key={resource.name} {...resource}>
      {beyond(resource).map((path) => (
        <Route key={path} path={path} element={<NotFoundPage />} />
      ))}
    </Resource>
  )),
];
