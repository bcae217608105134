import { READY_TOOLS } from '@contracts/access/tools';
import { API_KEYS_PATH } from '@contracts/api-keys/api-keys';
import { GUIDE_PATH } from '@contracts/guide/guide';
import { CHANNELS_PATH, NOTICES_PATH, UNSUBSCRIBE_PATH } from '@contracts/notices/notices';
import { PRICING_PATH } from '@contracts/plans/pricing';
import { FORGOT_PASSWORD_PATH, SET_PASSWORD_PATH } from '@contracts/users/password-links';
import { PROFILE_PATH } from '@domain/access/navigation';
import { CustomRoutes, Resource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import { ProfileAddress } from '../layout/user/profile/ProfileSlot';
import { ApiKeysPage } from '../pages/api-keys/lazyPage';
import { GuidePage } from '../pages/guide/lazyPage';
import { NotificationsPage } from '../pages/notifications/lazyPage';
import { NotFoundPage } from '../pages/notices';
import { READY_ADMIN_PAGES } from '../resources/adminPages';
import { lazyNamed } from '../shared/lazyNamed';
import type { ResourceOptions } from '../shared/recordNoun';
import { TOOL_VIEWS } from '../tools/registry';

const PricingPage = lazyNamed(() => import('../pages/pricing/PricingPage'), 'PricingPage');

/** Where a resource has no page, but its page above would show: react-admin's routes take whatever follows. */
const beyond = ({ edit, show, hasCreate, hasEdit }: Omit<ResourceProps, 'name'>) => [
  ...(hasCreate ? ['create/:more/*'] : []),
  ...(show ? [':id/show/:more/*'] : []),
  edit || hasEdit ? ':id/:more/*' : ':id/*',
];

const ForgotPasswordPage = lazyNamed(
  () => import('../pages/forgot-password/ForgotPasswordPage'),
  'ForgotPasswordPage',
);
const SetPasswordPage = lazyNamed(() => import('../pages/set-password/SetPasswordPage'), 'SetPasswordPage');
const UnsubscribePage = lazyNamed(() => import('../pages/unsubscribe/UnsubscribePage'), 'UnsubscribePage');

/** Every page but the login: those for guests, then, with the layout around them, the built tools and the back-office's resources. */
export const appRoutes = [
  <CustomRoutes key="guests" noLayout>
    <Route path={FORGOT_PASSWORD_PATH} element={<ForgotPasswordPage />} />
    <Route path={SET_PASSWORD_PATH} element={<SetPasswordPage />} />
    <Route path={UNSUBSCRIBE_PATH} element={<UnsubscribePage />} />
  </CustomRoutes>,
  <CustomRoutes key="profile">
    <Route path={PROFILE_PATH} element={<ProfileAddress />} />
  </CustomRoutes>,
  <CustomRoutes key="tools">
    {READY_TOOLS.map(({ id, url }) => {
      const { page: Page } = TOOL_VIEWS[id];
      return <Route key={id} path={url} element={<Page />} />;
    })}
    <Route path={PRICING_PATH} element={<PricingPage />} />
    <Route path={NOTICES_PATH} element={<NotificationsPage />} />
    <Route path={CHANNELS_PATH} element={<NotificationsPage />} />
    <Route path={API_KEYS_PATH} element={<ApiKeysPage />} />
    <Route path={`${GUIDE_PATH}/:slug?`} element={<GuidePage />} />
  </CustomRoutes>,
  ...READY_ADMIN_PAGES.map((page) => {
    const {
      id,
      title,
      noun,
      exportPath,
      list,
      edit,
      show,
      hasCreate,
      hasEdit,
      recordRepresentation,
      subPages = {},
    } = page;
    return (
      <Resource
        key={id}
        name={id}
        options={{ label: title, noun, exportPath } satisfies ResourceOptions}
        {...{ list, edit, show, hasCreate, hasEdit, recordRepresentation }}
      >
        {Object.entries(subPages).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {beyond(page).map((path) => (
          <Route key={path} path={path} element={<NotFoundPage />} />
        ))}
      </Resource>
    );
  }),
];
