import { CrawlScheduleDto } from '@contracts/scraper/crawl-schedules.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { DialogHead } from '../../../shared/form/DialogHead';
import { FormBody } from '../../../shared/form/FormBody';
import { FormSection } from '../../../shared/form/FormSection';
import { UnsavedWarning } from '../../../shared/form/LeaveWarning';
import { FLUSH } from '../../../theme/measures';
import { AddressFields } from '../start/AddressFields';
import { StartOptions } from '../start/StartOptions';
import { OPTION_FIELDS } from '../start/startValues';
import { RepeatFields } from './RepeatFields';
import { type ScheduleValues, scheduleRequestOf } from './scheduleValues';
import { useSaveSchedule } from './useSaveSchedule';

const check = classValidatorResolver(CrawlScheduleDto);
/** The call's own rules over what is going to be sent. */
const resolver = ((values, context, options) =>
  check(scheduleRequestOf(values), context, options as never)) as Resolver<
  ScheduleValues,
  unknown,
  CrawlScheduleDto
>;

interface ScheduleFormProps {
  titleId: string;
  /** None: a new one. */
  id?: string;
  values: ScheduleValues;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** When a crawl is done again, and what is crawled. */
export function ScheduleForm({ titleId, id, values, onDirty, onSaved, onClose }: ScheduleFormProps) {
  const form = useForm<ScheduleValues, unknown, CrawlScheduleDto>({
    resolver,
    mode: 'onTouched',
    defaultValues: values,
  });
  const save = useSaveSchedule(id, form, onSaved);
  const [open, setOpen] = useState(false);
  const optionsId = useId();
  const { errors, isSubmitSuccessful, isDirty } = form.formState;
  // What is wrong must be seen.
  const isOpen = open || OPTION_FIELDS.some((field) => errors[field]);
  return (
    <FormBody
      form={form}
      head={
        <>
          <UnsavedWarning isUnsaved={!isSubmitSuccessful && (id === undefined || isDirty)} />
          <DialogHead
            titleId={titleId}
            title={id === undefined ? 'Schedule a crawl' : 'Change the schedule'}
          />
        </>
      }
      gap={4}
      saveLabel="Save schedule"
      onSave={save}
      onDirty={onDirty}
      onClose={onClose}
    >
      <FormSection title="When">
        <RepeatFields />
      </FormSection>
      <FormSection title="What is crawled">
        <AddressFields />
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? optionsId : undefined}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          onClick={() => setOpen(!open)}
          sx={{ mt: 1, ml: FLUSH }}
        >
          {isOpen ? 'Fewer options' : 'Options'}
        </Button>
      </FormSection>
      <Collapse in={isOpen} id={optionsId} unmountOnExit>
        <StartOptions />
      </Collapse>
    </FormBody>
  );
}
