import type { NoticeBoxKind } from '@contracts/blocks/blocks';
import { NOTICE_COLORS } from '@domain/blocks/defaults';
import { useFormContext } from 'react-hook-form';
import { ThemeColorField } from '../fields/ThemeColorField';
import { FieldGroup } from '../fields/FieldGroup';
import { SelectInput } from '../fields/SelectInput';
import { LookFields } from './LookFields';
import { TextInput } from '../fields/TextInput';

const KINDS: Record<NoticeBoxKind, string> = { info: 'Information', tip: 'Tip', warning: 'Warning' };

export function NoticeForm() {
  const { getValues, setValue } = useFormContext();
  /** A colour of one's own stays; that of another kind goes with it. */
  const recolor = (kind: NoticeBoxKind) => {
    const isOfAKind = Object.values(NOTICE_COLORS).includes(String(getValues('themeColor')).toLowerCase());
    if (isOfAKind) setValue('themeColor', NOTICE_COLORS[kind], { shouldDirty: true });
  };
  return (
    <>
      <FieldGroup title="Notice">
        <SelectInput name="kind" label="Kind" options={KINDS} onChosen={recolor} />
        <ThemeColorField name="themeColor" label="Theme color" />
        <TextInput name="title" label="Title" />
        <TextInput name="text" label="Text" multiline minRows={3} maxRows={8} />
      </FieldGroup>
      <LookFields withProducts={false} />
    </>
  );
}
