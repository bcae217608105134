import { renderHook } from '@testing-library/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { NotificationContextProvider, useNotificationContext } from 'react-admin';

/** Renders a hook that notifies, with the sentences that it told. */
export function renderWithNotices<Result>(
  hook: () => Result,
  Around: ComponentType<{ children: ReactNode }> = Fragment,
) {
  const { result } = renderHook(() => ({ current: hook(), ...useNotificationContext() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <NotificationContextProvider>
        <Around>{children}</Around>
      </NotificationContextProvider>
    ),
  });
  return {
    result: {
      get current() {
        return result.current.current;
      },
    },
    notices: () => result.current.notifications.map(({ message }) => message),
  };
}
