import NoPictureIcon from '@mui/icons-material/ImageOutlined';
import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import { safeLink } from '@domain/blocks/links';
import { picturePath, uploadedPicture } from '@domain/products/product';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ForeignPicture } from './ForeignPicture';

interface ProductPictureProps {
  /** Its address; empty for none. */
  image: string;
  /** What it shows; empty where the name stands beside it. */
  alt?: string;
  /** Pixels of its square. */
  size: number;
}

/** A product's picture in a white square, as a shop has it; or that there is none, or that it cannot be loaded. */
export function ProductPicture({ image, alt = '', size }: ProductPictureProps) {
  const [broken, setBroken] = useState('');
  const address = safeLink(image);
  const source = address && sourceOf(address);
  const isBroken = address !== undefined && broken === address;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        color: 'text.secondary',
        bgcolor: address && !isBroken ? '#ffffff' : 'background.default',
      }}
    >
      {address === undefined || source === undefined || isBroken ? (
        <Box
          role={isBroken ? 'img' : undefined}
          aria-label={isBroken ? 'Image could not be loaded' : undefined}
          aria-hidden={!isBroken}
          title={isBroken ? 'This image could not be loaded' : undefined}
          sx={{ display: 'grid', '& svg': { fontSize: Math.min(40, size / 2) } }}
        >
          {isBroken ? <BrokenIcon /> : <NoPictureIcon />}
        </Box>
      ) : source !== address || source.startsWith(`${location.origin}/`) ? (
        <Box
          component="img"
          src={source}
          alt={alt}
          loading="lazy"
          onError={() => setBroken(address)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        <ForeignPicture key={address} address={address} alt={alt} onBroken={() => setBroken(address)} />
      )}
    </Box>
  );
}

/** Where the picture is read: one that was uploaded comes from here, whatever this instance is called elsewhere. */
function sourceOf(address: string): string {
  const picture = uploadedPicture(address);
  return picture ? picturePath(picture.id, picture.key) : address;
}
