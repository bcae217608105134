import type { ExportColumns } from '../../core/http/export';
import type { InvitationRow } from './invitations.service';

/** The csv of links that an admin hands over. */
export const INVITATION_EXPORT: ExportColumns<InvitationRow> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Link: ({ url }) => url,
  'Works until': ({ expiresAt }) => expiresAt,
  Note: ({ note }) => note,
};
