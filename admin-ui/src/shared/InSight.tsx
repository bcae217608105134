import Box from '@mui/material/Box';
import { type ReactNode, useCallback, useState } from 'react';

interface InSightProps {
  /** Of the place that is kept for it, in pixels. */
  height: number;
  children: ReactNode;
}

/** Shows what is costly to load once half of its place has been in sight. */
export function InSight({ height, children }: InSightProps) {
  const [wasSeen, setWasSeen] = useState(!('IntersectionObserver' in window));
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
      },
      { threshold: 0.5 },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={watch} sx={{ minHeight: height }}>
      {wasSeen ? children : null}
    </Box>
  );
}
