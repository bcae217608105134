import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { withoutSchemaOrg } from '../markup/json-ld-context';
import { nearestName } from '../vocabulary/nearest';
import { membersOf } from '../vocabulary/vocabulary';
import type { ValueFault } from './value-fault';

const TRUTH = /^(?:https?:\/\/schema\.org\/)?(?:true|false)$/i;

/** A name without what writers of it differ in: case, blanks, hyphens. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}

/** A value that must be a member of an enumeration. */
export function checkMember(property: string, text: string): ValueFault | undefined {
  const members = membersOf(property) ?? [];
  const name = withoutSchemaOrg(text.trim());
  // Some enumerations have members elsewhere, such as those of GoodRelations.
  if (members.includes(name) || /^https?:\/\//i.test(name)) return undefined;
  const meant = members.find((member) => lettersOf(member) === lettersOf(name));
  const near = meant ?? nearestName(name, members);
  return {
    level: 'error',
    rule: 'enumeration',
    sentence: SAYS.member(property, text, near ?? members.slice(0, 3).join(', ')),
    ...(meant && { fix: `https://schema.org/${meant}` }),
  };
}

/** A value that must be true or false. */
export function checkBoolean(property: string, text: string): ValueFault | undefined {
  if (TRUTH.test(text.trim())) return undefined;
  const meant = { yes: 'true', '1': 'true', no: 'false', '0': 'false' }[text.trim().toLowerCase()];
  return {
    level: 'error',
    rule: 'boolean',
    sentence: SAYS.boolean(property, text),
    ...(meant && { fix: meant }),
  };
}
