import { IMPORT_FIELDS, type ImportColumns, type ImportField } from '../../contracts/users/user-import';
import { identityKey } from '../text/identity-key';

/** How lists of users name their columns, beside the names of the template. */
const ALIASES: Record<ImportField, readonly string[]> = {
  name: [
    ...['name', 'full name', 'display name', 'user name', 'student', 'student name'],
    ...['vollständiger name', 'nom', 'nom complet', 'nombre', 'nombre completo', 'nome', 'nome completo'],
  ],
  email: [
    ...['email', 'e mail', 'mail', 'email address', 'e mail address', 'mail address', 'user email', 'login'],
    ...['e mail adresse', 'adresse e mail', 'adresse mail', 'courriel', 'correo', 'correo electrónico'],
    ...['indirizzo email', 'endereço de email'],
  ],
  password: [
    ...['password', 'initial password', 'new password', 'pass', 'pwd'],
    ...['passwort', 'kennwort', 'mot de passe', 'contraseña', 'senha'],
  ],
  role: ['role', 'user role', 'rolle', 'rôle', 'rol', 'ruolo'],
  isActive: ['active', 'is active', 'isactive', 'enabled', 'status', 'aktiv', 'actif', 'activo', 'attivo'],
  batch: ['batch', 'batch name', 'batch number', 'group', 'class', 'cohort', 'gruppe', 'groupe', 'grupo'],
  userType: ['user type', 'usertype', 'type', 'account', 'account type', 'tier'],
  userPlan: ['plan', 'user plan', 'userplan', 'plan name', 'pro plan', 'subscription'],
  subscriptionEndDate: [
    ...['subscription end', 'subscription ends', 'subscription end date', 'subscriptionenddate'],
    ...['plan ends', 'plan end', 'end date', 'expires', 'expires at', 'expiry', 'expiry date', 'valid until'],
  ],
  extendedPermissions: [
    ...['extra tools', 'tools', 'additional tools', 'extended permissions', 'extendedpermissions'],
  ],
};

const fieldByAlias = new Map(
  IMPORT_FIELDS.flatMap((field) => ALIASES[field].map((alias) => [keyOf(alias), field] as const)),
);

/** What the columns of a file are taken for by their names; of two with the same meaning the first. */
export function matchColumns(header: readonly string[]): Partial<ImportColumns> {
  const matched: Partial<ImportColumns> = {};
  for (const [column, name] of header.entries()) {
    const field = fieldByAlias.get(keyOf(name));
    if (field) matched[field] ??= column;
  }
  return matched;
}

/** Case, punctuation and width of a header make no difference: `E-Mail`, `e_mail`, `e mail`. */
function keyOf(name: string): string {
  return identityKey(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
