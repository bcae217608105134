import type { HubEdit } from '../../contracts/hub/hub';
import type { HubEditDto } from '../../contracts/hub/hub.dto';

/** A change with the fields of its kind; one that is absent names no page, and no title. */
export function editOf({
  kind,
  id = '',
  parent = '',
  into = '',
  title = '',
  address = '',
  take = 'keep',
}: HubEditDto): HubEdit {
  switch (kind) {
    case 'move':
      return { kind, id, parent };
    case 'rename':
      return { kind, id, title };
    case 'merge':
      return { kind, id, into };
    case 'remove':
      return { kind, id };
    case 'add':
      return { kind, parent, title };
    case 'existing':
      return { kind, id, address };
    case 'all':
      return { kind, take };
  }
}
