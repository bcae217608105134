import type { BlockVariant } from '@contracts/blocks/blocks';
import type { Ground } from '@domain/blocks/colors';
import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorState } from '../../../shared/ErrorState';
import { variantName } from '../../../shared/savedBlocks';
import { useStylesheet } from './useStylesheet';
import { previewPlace, writePreview } from './writePreview';

const FIRST_HEIGHT = 240;
/** Grounds of pages that blocks of a scheme are made for. */
const PAGES: Record<Ground, string> = { light: '#ffffff', dark: '#0d1117' };

interface BlockPreviewProps {
  variant: BlockVariant;
  html: string;
  /** What kind of page it stands in. */
  ground?: Ground;
  /** How much smaller than itself the block is drawn; 1 is its own size. */
  scale?: number;
  /** Called when the preview has the height of its block, or of the news that it cannot show it. */
  onSettled?: () => void;
}

/**
 * A block as it will look in a page of its own: in a frame, so that neither the application's styles nor its security
 * policy touch it, and as high as its content.
 */
export function BlockPreview({ variant, html, ground = 'light', scale = 1, onSettled }: BlockPreviewProps) {
  const { data: css, isError, refetch } = useStylesheet(variant);
  const frame = useRef<HTMLIFrameElement>(null);
  /** Null where the browser could not load it. */
  const [page, setPage] = useState<Document | null>();
  const [height, setHeight] = useState<number>();
  const failed = isError || page === null;
  const ready = page && css !== undefined ? page : undefined;

  useLayoutEffect(() => {
    if (ready && css !== undefined) writePreview(ready, html, css);
  }, [ready, html, css]);

  useEffect(() => {
    if (!ready) return;
    const place = previewPlace(ready);
    const observer = new ResizeObserver(() => setHeight(Math.ceil(place.getBoundingClientRect().height)));
    observer.observe(place);
    return () => observer.disconnect();
  }, [ready]);

  const settled = failed || height !== undefined;
  useEffect(() => {
    if (settled) onSettled?.();
  }, [settled, onSettled]);

  if (failed) {
    const retry = () => {
      setPage(undefined);
      void refetch();
    };
    return <ErrorState text="The preview needs a connection. Try again when you have one." onRetry={retry} />;
  }
  return (
    <Box
      component="iframe"
      ref={frame}
      title={`Preview of ${variantName(variant)}`}
      src="/block-preview.html"
      // No scripts: what a block says can do nothing here. Its links may be tried.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={() => setPage(frame.current?.contentDocument ?? null)}
      sx={{
        display: 'block',
        width: `${100 / scale}%`,
        height: height ?? FIRST_HEIGHT,
        // A transform leaves the place that the frame takes as it was.
        transform: `scale(${scale})`,
        transformOrigin: '0 0',
        mb: `${(scale - 1) * (height ?? FIRST_HEIGHT)}px`,
        border: 0,
        bgcolor: PAGES[ground],
        colorScheme: ground,
      }}
    />
  );
}
