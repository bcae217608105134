import type { BlockVariant } from '@contracts/blocks';
import Box from '@mui/material/Box';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { variantName } from '../variants';
import { useStylesheet } from './useStylesheet';
import { previewPlace, writePreview } from './writePreview';

const FIRST_HEIGHT = 240;

export interface PreviewHandle {
  /** The element that holds the block, in the preview's own page; undefined until it is there. */
  place: () => HTMLElement | undefined;
}

interface BlockPreviewProps {
  variant: BlockVariant;
  html: string;
  ref?: Ref<PreviewHandle>;
}

/**
 * A block as it will look in a page of its own: in a frame, so that neither the application's styles nor its security
 * policy touch it, and as high as its content.
 */
export function BlockPreview({ variant, html, ref }: BlockPreviewProps) {
  const css = useStylesheet(variant);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const [height, setHeight] = useState(FIRST_HEIGHT);

  useImperativeHandle(ref, () => ({ place: () => page && previewPlace(page) }), [page]);

  useLayoutEffect(() => {
    if (page && css !== undefined) writePreview(page, html, css);
  }, [page, html, css]);

  useEffect(() => {
    if (!page) return;
    const place = previewPlace(page);
    const observer = new ResizeObserver(() => setHeight(Math.ceil(place.getBoundingClientRect().height)));
    observer.observe(place);
    return () => observer.disconnect();
  }, [page]);

  return (
    <Box
      component="iframe"
      ref={frame}
      title={`Preview of ${variantName(variant)}`}
      src="/block-preview.html"
      // No scripts: what a block says can do nothing here. Its links may be tried.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => setPage(frame.current?.contentDocument ?? undefined)}
      sx={{ display: 'block', width: '100%', height, border: 0, bgcolor: '#ffffff', colorScheme: 'light' }}
    />
  );
}
