import type { SavedSchemaView } from '@contracts/schema/saved-schemas';
import { canUseTool } from '@domain/access/access';
import { hasAllowance } from '@domain/usage/limits';
import { useSubject } from '../../../session/useSession';
import { usePlanLimits } from '../../../shared/limits/usePlanLimits';
import { SavedList } from '../../../shared/saved/SavedList';
import { SavedSchemaItem } from './SavedSchemaItem';
import { SCHEMAS_PER_PAGE, useSavedSchemas } from './useSavedSchemas';

const TOOL = 'schema-intelligence';
const NOTHING_YET = 'Nothing saved yet. Choose Save in the form, and go on with it whenever you like.';

/** The forms that the user keeps, to go on with, and to ask what their pages say now. */
export function SavedSchemas({ onOpen }: { onOpen: (schema: SavedSchemaView) => void }) {
  const mayCheck = useMayCheck();
  const schemas = useSavedSchemas(onOpen);
  return (
    <SavedList noun="schema" list={schemas} perPage={SCHEMAS_PER_PAGE} nothing={NOTHING_YET} sx={{ mt: 3 }}>
      {(schema) => (
        <SavedSchemaItem
          key={schema.id}
          schema={schema}
          busy={schemas.busy === schema.id}
          onOpen={() => void schemas.open(schema.id)}
          onCheck={mayCheck ? () => void schemas.check(schema.id) : undefined}
          onRename={(name) => schemas.rename(schema.id, name)}
          onRemove={() => void schemas.remove(schema.id)}
        />
      )}
    </SavedList>
  );
}

/** Whether the page with the report opens: it does to nobody whose plan allows nothing of it. */
function useMayCheck(): boolean {
  const subject = useSubject();
  const { data } = usePlanLimits();
  return canUseTool(subject, TOOL) && (subject.role === 'admin' || hasAllowance(data?.planStats, TOOL));
}
