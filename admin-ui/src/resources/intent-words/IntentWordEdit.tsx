import { IntentWordDto } from '@contracts/intent/intent.dto';
import { EditPage } from '../../shared/form/EditPage';
import { IntentWordInputs } from './IntentWordInputs';

export function IntentWordEdit() {
  return (
    <EditPage subtitle="Past results stay as they are." saved="Word saved." dto={IntentWordDto}>
      <IntentWordInputs />
    </EditPage>
  );
}
