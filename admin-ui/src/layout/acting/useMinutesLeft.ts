import { useEffect, useEffectEvent, useState } from 'react';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

/** The begun minutes until a moment; calls back once when it has come. */
export function useMinutesLeft(until: string, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Date.parse(until) - now);
  const isOver = left === 0;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) {
      over();
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.ceil(left / MINUTE_MS);
}
