import { CrawlScheduleDto } from '@contracts/crawls/crawl-schedules.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { DialogHead } from '../../../shared/form/DialogForm';
import { FormSection } from '../../../shared/form/FormSection';
import { UnsavedWarning } from '../../../shared/form/LeaveWarning';
import { RefusedFocus } from '../../../shared/form/RefusedFocus';
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
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState;
  // What is wrong must be seen.
  const isOpen = open || OPTION_FIELDS.some((field) => errors[field]);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = (event: SyntheticEvent) => {
    // The dialog may have been opened inside the form of a new crawl, which is not to be sent.
    event.stopPropagation();
    void form.handleSubmit(save)(event);
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <UnsavedWarning isUnsaved={!isSubmitSuccessful && (id === undefined || isDirty)} />
        <RefusedFocus />
        <DialogHead titleId={titleId} title={id === undefined ? 'Schedule a crawl' : 'Change the schedule'} />
        <DialogContent
          dividers
          sx={{ display: 'grid', alignContent: 'start', gap: 4, px: { xs: 2, sm: 3 }, py: 3 }}
        >
          <FormSection title="When">
            <RepeatFields />
          </FormSection>
          <FormSection title="What is crawled">
            <AddressFields />
            <Button
              aria-expanded={isOpen}
              aria-controls={isOpen ? optionsId : undefined}
              endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
              onClick={() => setOpen(!open)}
              sx={{ mt: 1 }}
            >
              {isOpen ? 'Fewer options' : 'Options'}
            </Button>
          </FormSection>
          <Collapse in={isOpen} id={optionsId} unmountOnExit>
            <StartOptions />
          </Collapse>
          {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Save schedule
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}
