import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Rows that are drawn together. */
const ROWS = 100;
/** Pixels of a row before it was drawn. */
const ROW_HEIGHT = 26;
/** How far below or above the window rows are drawn already. */
const AHEAD = '800px 0px';

interface NearRowsProps<Row> {
  rows: readonly Row[];
  draw: (row: Row, index: number) => ReactNode;
}

/** Draws rows once they are near the window, and keeps them: thousands at once would keep a phone busy for seconds. */
export function NearRows<Row>({ rows, draw }: NearRowsProps<Row>) {
  if (rows.length <= ROWS) return rows.map(draw);
  const starts = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, part) => part * ROWS);
  return starts.map((start) => (
    <Part
      key={start}
      rows={Math.min(ROWS, rows.length - start)}
      draw={() => rows.slice(start, start + ROWS).map((row, index) => draw(row, start + index))}
    />
  ));
}

function Part({ rows, draw }: { rows: number; draw: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <Box ref={place} sx={isNear ? undefined : { minHeight: rows * ROW_HEIGHT }}>
      {isNear ? draw() : null}
    </Box>
  );
}
