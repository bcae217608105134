import type { RaRecord } from 'react-admin';

/**
 * The account as it is stored, for its form: one whose subscription has ended shows as free everywhere else, and could
 * neither be renewed nor really be made free where the form showed it so.
 */
export function storedUser({ userType, storedUserType, ...user }: RaRecord): RaRecord {
  return { ...user, userType: (storedUserType ?? userType) as unknown };
}
