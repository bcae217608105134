import Box from '@mui/material/Box';
import { useRef } from 'react';

const STYLE =
  'html,body{margin:0;height:100%;background:#fff}img{display:block;width:100%;height:100%;object-fit:contain}';

interface ForeignPictureProps {
  address: string;
  alt: string;
  onBroken: () => void;
}

/**
 * A picture of another site. The application's security policy lets none in, that of the blocks' preview does, whose page
 * stands in a frame.
 */
export function ForeignPicture({ address, alt, onBroken }: ForeignPictureProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const draw = () => {
    const page = frame.current?.contentDocument;
    if (!page) {
      onBroken();
      return;
    }
    const style = page.createElement('style');
    style.textContent = STYLE;
    const image = page.createElement('img');
    image.alt = alt;
    image.referrerPolicy = 'no-referrer';
    image.addEventListener('error', onBroken);
    image.src = address;
    page.head.append(style);
    page.body.replaceChildren(image);
  };
  return (
    <Box
      component="iframe"
      ref={frame}
      src="/block-preview.html"
      title={alt || 'Image'}
      sandbox="allow-same-origin"
      loading="lazy"
      tabIndex={-1}
      aria-hidden={alt === ''}
      onLoad={draw}
      sx={{ display: 'block', width: '100%', height: '100%', border: 0, pointerEvents: 'none' }}
    />
  );
}
