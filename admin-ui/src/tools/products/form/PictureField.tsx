import { MAX_PICTURE_BYTES } from '@contracts/products/product-pictures';
import { MAX_PRODUCT_TEXT, MAX_PRODUCT_URL } from '@contracts/products/products';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { wholeAddress } from '../../../shared/addresses/wholeAddress';
import { formatBytes } from '../../../shared/format';
import { useFileDrag } from '../../../shared/file/useFileDrag';
import { ProductPicture } from '../../../shared/products/ProductPicture';
import { PICTURE_ENDINGS, usePictureUpload } from './usePictureUpload';
import type { ProductValues } from './productValues';
import { TextInput } from './TextInput';

/** The product's picture: by its address, or uploaded; what it shows is said beside it. */
export function PictureField() {
  const { setValue, clearErrors } = useFormContext<ProductValues>();
  const image = useWatch<ProductValues, 'image'>({ name: 'image' });
  const shown = useDeferredValue(image);
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const put = (address: string) => {
    setValue('image', address, { shouldDirty: true, shouldTouch: true });
    clearErrors('image');
  };
  const { choose, progress, problem, cancel } = usePictureUpload(put);
  const { dragging, ...drag } = useFileDrag(choose, progress !== undefined);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        {...drag}
        sx={({ palette }) => ({
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: 'center',
          gap: 2,
          p: 2,
          border: '2px dashed',
          borderColor: problem ? 'error.main' : dragging ? 'primary.main' : 'divider',
          borderRadius: 3,
          bgcolor: dragging
            ? `color-mix(in srgb, ${palette.primary.main} 8%, transparent)`
            : 'background.default',
        })}
      >
        <ProductPicture image={shown.trim()} alt="Preview of the image" size={128} />
        <Box sx={{ flex: 1, minWidth: 0, width: '100%' }}>
          {progress === undefined ? (
            <>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  variant="outlined"
                  startIcon={<UploadIcon />}
                  aria-describedby={helpId}
                  onClick={() => input.current?.click()}
                >
                  {image ? 'Upload another image' : 'Upload an image'}
                </Button>
                {image ? <Button onClick={() => put('')}>Remove</Button> : null}
              </Box>
              <Typography id={helpId} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
                {dragging
                  ? 'Drop the image here'
                  : `or drop it here · PNG, JPEG, GIF or WebP, up to ${formatBytes(MAX_PICTURE_BYTES)}`}
              </Typography>
            </>
          ) : (
            <Progress share={progress} onCancel={cancel} />
          )}
          <FormHelperText error role={problem ? 'alert' : undefined} sx={{ mx: 0 }}>
            {problem}
          </FormHelperText>
        </Box>
        <input
          ref={input}
          type="file"
          accept={PICTURE_ENDINGS.join()}
          hidden
          aria-label="Image file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) choose(file);
            target.value = '';
          }}
        />
      </Box>
      <TextInput
        name="image"
        label="Image URL"
        inputMode="url"
        placeholder="https://shop.example/picture.jpg"
        maxLength={MAX_PRODUCT_URL}
        tidy={wholeAddress}
        help="Leave empty if you upload an image or have none."
      />
      <TextInput
        name="imageAlt"
        label="Image description"
        maxLength={MAX_PRODUCT_TEXT}
        help="For readers who cannot see it. Leave empty to use the product’s name."
      />
    </Box>
  );
}

function Progress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {percent < 100 ? `Uploading: ${percent}%` : 'Preparing the image…'}
        </Typography>
        <LinearProgress
          aria-label="Uploading the image"
          variant={percent < 100 ? 'determinate' : 'indeterminate'}
          value={percent}
        />
      </Box>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
  );
}
