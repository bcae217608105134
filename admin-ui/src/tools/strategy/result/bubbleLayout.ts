import type { Bubble } from '@contracts/strategy/strategy';

export interface PlacedBubble {
  bubble: Bubble;
  x: number;
  y: number;
  radius: number;
  /** Whether its name has room beside it. */
  named: boolean;
}

export interface BubbleLayout {
  width: number;
  height: number;
  /** Pixels around the ground: left, right, top, bottom. */
  frame: { left: number; right: number; top: number; bottom: number };
  /** What goes upwards: difficulty, or priority where no difficulty is known. */
  vertical: 'difficulty' | 'priority';
  placed: PlacedBubble[];
  columns: { x: number; text: string }[];
  rows: { y: number; text: string }[];
}

const FRAME = { left: 44, right: 20, top: 20, bottom: 44 };
const RADIUS = { least: 5, most: 26 };
const LEVELS = [0, 25, 50, 75, 100];
/** Pixels of a letter of a name, in the mean, and of a line. */
const [LETTER, LINE] = [6.6, 16];
const MAX_NAME = 26;

/** Circles by demand (a scale of logarithms) and difficulty; those of most demand are named as far as there is room. */
export function bubbleLayout(bubbles: readonly Bubble[], width: number): BubbleLayout {
  const height = Math.round(Math.min(440, Math.max(300, width * 0.6)));
  const vertical = bubbles.some(({ difficulty }) => difficulty !== null) ? 'difficulty' : 'priority';
  const demands = bubbles.map(({ demand }) => demand);
  const [low, high] = [Math.log10(1 + Math.min(...demands)), Math.log10(1 + Math.max(...demands))];
  const inner = { width: width - FRAME.left - FRAME.right, height: height - FRAME.top - FRAME.bottom };
  const span = Math.max(high - low, 0.5);
  const xOf = (demand: number) =>
    FRAME.left + RADIUS.most + ((Math.log10(1 + demand) - low) / span) * (inner.width - 2 * RADIUS.most);
  const yOf = (level: number) => FRAME.top + (1 - level / 100) * inner.height;
  const most = Math.sqrt(Math.max(1, ...bubbles.map(({ keywords }) => keywords)));
  const circles = bubbles.map((bubble): Circle => ({
    bubble,
    x: xOf(bubble.demand),
    y: yOf(levelOf(bubble, vertical)),
    radius: RADIUS.least + (Math.sqrt(bubble.keywords) / most) * (RADIUS.most - RADIUS.least),
  }));
  return {
    ...{ width, height, frame: FRAME, vertical },
    placed: named(circles, width),
    columns: ticksOf(low, high).map((demand) => ({ x: xOf(demand), text: short(demand) })),
    rows: LEVELS.map((level) => ({ y: yOf(level), text: String(level) })),
  };
}

/** A group whose difficulty nobody knows stands in the middle, as its priority counts it. */
function levelOf({ difficulty, priority }: Bubble, vertical: BubbleLayout['vertical']): number {
  return vertical === 'priority' ? priority : Math.min(100, Math.max(0, difficulty ?? 50));
}

export function shownName(label: string): string {
  return label.length > MAX_NAME ? `${label.slice(0, MAX_NAME - 1)}…` : label;
}

type Circle = Omit<PlacedBubble, 'named'>;

/** Names stand above their circles, where neither another name nor another circle is. */
function named(circles: readonly Circle[], width: number): PlacedBubble[] {
  const taken: { left: number; right: number; y: number }[] = [];
  return circles.map((circle) => {
    const half = (shownName(circle.bubble.label).length * LETTER) / 2;
    const box = { left: circle.x - half, right: circle.x + half, y: circle.y - circle.radius - 4 };
    const meetsName = taken.some(
      ({ left, right, y }) => box.right >= left && box.left <= right && Math.abs(box.y - y) <= LINE,
    );
    const meetsCircle = circles.some(
      (other) =>
        other !== circle &&
        other.x + other.radius >= box.left &&
        other.x - other.radius <= box.right &&
        other.y + other.radius >= box.y - LINE &&
        other.y - other.radius <= box.y,
    );
    const isInside = box.left > FRAME.left && box.right < width && box.y > LINE;
    const fits = isInside && !meetsName && !meetsCircle;
    if (fits) taken.push(box);
    return { ...circle, named: fits };
  });
}

/** Powers of ten within the range; its ends where there are none. */
function ticksOf(low: number, high: number): number[] {
  const powers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((power) => 10 ** power);
  const within = powers.filter((value) => Math.log10(1 + value) >= low && Math.log10(1 + value) <= high);
  if (within.length > 1) return within;
  return [...new Set([Math.round(10 ** low - 1), Math.round(10 ** high - 1)])];
}

function short(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}M`;
  return value >= 10_000 ? `${Math.round(value / 1_000)}K` : value.toLocaleString('en');
}
