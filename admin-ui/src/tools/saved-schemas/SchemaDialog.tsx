import type { ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import { type SavedSchemaView, schemaFormOf } from '@contracts/schema/saved-schemas';
import type { SchemaForm } from '@contracts/schema/schema';
import { SCHEMA_MESSAGES } from '@contracts/schema/schema-messages';
import { SchemaFormDto } from '@contracts/schema/schema.dto';
import { filledSchemaProduct } from '@domain/products/fill-schema';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { FormProvider, type Resolver, useForm, useFormContext } from 'react-hook-form';
import { DiscardDialog } from '../../shared/form/DiscardDialog';
import { LeaveWarning } from '../../shared/form/LeaveWarning';
import { useUser } from '../../session/useSession';
import { SchemaFields } from './form/SchemaFields';
import { isUntouched, remember, startingValues } from './remembered';
import { ResultPane } from './result/ResultPane';
import { SaveButton } from './saved/SaveButton';
import { useGenerator } from './useGenerator';

const resolver = classValidatorResolver(SchemaFormDto) as unknown as Resolver<SchemaForm>;

/** A field that gets the focus shows with its label and what is said below it. */
const SCROLLING = { scrollPaddingBlock: '64px' };

/** A product of the library that a schema begins with. */
export interface SchemaProduct {
  product: ProductView;
  shops: readonly ShopView[];
}

interface SchemaDialogProps {
  open: boolean;
  /** The saved schema that is gone on with. */
  opened?: SavedSchemaView;
  product?: SchemaProduct;
  onClose: () => void;
}

/** The form beside the schema that it gives. What was entered and not saved lives as long as the dialog is open. */
export function SchemaDialog({ open, opened, product, onClose }: SchemaDialogProps) {
  const { id: user } = useUser();
  const theme = useTheme();
  const small = useMediaQuery(theme.breakpoints.down('md'));
  const [saved, setSaved] = useState(opened);
  const form = useForm<SchemaForm>({
    resolver,
    mode: 'onChange',
    defaultValues: opened?.form ?? filledFrom(product, startingValues(user)),
  });
  const { subscribe, getValues, handleSubmit } = form;
  const generator = useGenerator();
  const [leaving, setLeaving] = useState(false);
  const isSaved = (entered: SchemaForm) =>
    saved !== undefined && JSON.stringify(schemaFormOf(entered)) === JSON.stringify(schemaFormOf(saved.form));
  /** A schema that is made and copied may be left by the button; Escape and a click beside it may be a slip. */
  const close = (by: 'button' | 'slip') => {
    const entered = getValues();
    const isDone = by === 'button' && generator.isOf(entered);
    if (isUntouched(entered) || isDone || isSaved(entered)) onClose();
    else setLeaving(true);
  };

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => remember(user, values) }),
    [subscribe, user],
  );

  return (
    <FormProvider {...form}>
      <LeavingForm enabled={open} isKept={(entered) => generator.isOf(entered) || isSaved(entered)} />
      <Dialog
        open={open}
        onClose={() => close('slip')}
        fullScreen={small}
        fullWidth
        maxWidth="xl"
        aria-labelledby="schema-dialog-title"
        slotProps={{ paper: { sx: small ? undefined : { height: '100%' } } }}
      >
        <DialogTitle id="schema-dialog-title" variant="h2" sx={{ pl: { xs: 2, sm: 3 }, pr: 8 }}>
          Product Review Schema Generator
        </DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={() => close('button')}
          sx={{ position: 'absolute', right: 12, top: 10 }}
        >
          <CloseIcon />
        </IconButton>
        <Box
          component="form"
          noValidate
          aria-labelledby="schema-dialog-title"
          onSubmit={(event) =>
            void handleSubmit((checked) => generator.generate(checked, getValues()))(event)
          }
          sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
        >
          <Panes generator={generator} />
          <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
            <SaveButton saved={saved} onSaved={setSaved} />
            <Button type="submit" variant="contained" size="large" sx={{ minWidth: 160 }}>
              Generate
            </Button>
          </DialogActions>
        </Box>
        {leaving ? (
          <DiscardDialog
            text={SCHEMA_MESSAGES.discardText}
            onKeep={() => setLeaving(false)}
            onDiscard={onClose}
          />
        ) : null}
      </Dialog>
    </FormProvider>
  );
}

function filledFrom(given: SchemaProduct | undefined, form: SchemaForm): SchemaForm {
  const [first, ...others] = form.products;
  if (!given || !first) return form;
  return { ...form, products: [filledSchemaProduct(first, given.product, given), ...others] };
}

function Panes({ generator }: { generator: ReturnType<typeof useGenerator> }) {
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        ...SCROLLING,
        overflowY: { xs: 'auto', lg: 'hidden' },
        display: { lg: 'grid' },
        gridTemplateColumns: 'minmax(0, 1fr) 432px',
      }}
    >
      <Box sx={{ p: { xs: 2, sm: 3 }, ...SCROLLING, display: 'grid', gap: 4, overflowY: { lg: 'auto' } }}>
        <SchemaFields />
      </Box>
      <Box
        sx={{
          p: { xs: 2, sm: 3 },
          ...SCROLLING,
          overflowY: { lg: 'auto' },
          borderLeft: { lg: 1 },
          borderColor: { lg: 'divider' },
          '&:empty': { display: 'none' },
        }}
      >
        <ResultPane generator={generator} />
      </Box>
    </Box>
  );
}

interface LeavingFormProps {
  enabled: boolean;
  isKept: (entered: SchemaForm) => boolean;
}

/** Asks before the page is left, unless what the form holds now is made or saved. */
function LeavingForm({ enabled, isKept }: LeavingFormProps) {
  const values = useFormContext<SchemaForm>().watch();
  return <LeaveWarning enabled={enabled} saved={isKept(values)} />;
}
