import { act, renderHook } from '@testing-library/react';
import type { FocusEvent, PointerEvent } from 'react';
import { useHint } from './useHint';

beforeEach(() => {
  vi.useFakeTimers();
  // The hint of a test before keeps the next one from waiting.
  vi.advanceTimersByTime(10_000);
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const place = document.createElement('button');
const by = (pointerType: string) => ({ currentTarget: place, pointerType }) as unknown as PointerEvent;

function aHint() {
  const { result } = renderHook(() => useHint());
  return {
    isOpen: () => result.current.isOpen,
    enter: (pointer = 'mouse') => act(() => result.current.on.onPointerEnter(by(pointer))),
    leave: (pointer = 'mouse') => act(() => result.current.on.onPointerLeave(by(pointer))),
    focus: (isVisible: boolean) => {
      const target = { matches: () => isVisible };
      act(() => result.current.on.onFocus({ currentTarget: place, target } as unknown as FocusEvent));
    },
    blur: () => act(() => result.current.on.onBlur()),
    stay: () => act(() => result.current.stay()),
    leaveHint: () => act(() => result.current.leave()),
  };
}

it('opens when the pointer has rested for a moment, and closes when it leaves', () => {
  const hint = aHint();
  hint.enter();
  pass(399);
  expect(hint.isOpen()).toBe(false);
  pass(1);
  expect(hint.isOpen()).toBe(true);
  hint.leave();
  pass(0);
  expect(hint.isOpen()).toBe(false);
});

it('opens at once shortly after another one, and waits again later', () => {
  const [one, next, last] = [aHint(), aHint(), aHint()];
  one.enter();
  pass(400);
  one.leave();
  pass(0);
  next.enter();
  pass(0);
  expect(next.isOpen()).toBe(true);
  next.leave();
  pass(800);
  last.enter();
  pass(399);
  expect(last.isOpen()).toBe(false);
});

it('stays while the pointer is on the hint itself', () => {
  const hint = aHint();
  hint.enter();
  pass(400);
  hint.leave();
  hint.stay();
  pass(1000);
  expect(hint.isOpen()).toBe(true);
  hint.leaveHint();
  pass(0);
  expect(hint.isOpen()).toBe(false);
});

it('opens for the focus of the keyboard alone, until Escape or until it goes', () => {
  const hint = aHint();
  hint.focus(false);
  pass(1000);
  expect(hint.isOpen()).toBe(false);
  hint.focus(true);
  pass(400);
  expect(hint.isOpen()).toBe(true);
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(hint.isOpen()).toBe(false);
  hint.focus(true);
  pass(400);
  hint.blur();
  expect(hint.isOpen()).toBe(false);
});

it('opens to a finger that rests, stays a while, and not to one that taps', () => {
  const hint = aHint();
  hint.enter('touch');
  pass(300);
  hint.leave('touch');
  pass(1000);
  expect(hint.isOpen()).toBe(false);
  hint.enter('touch');
  pass(700);
  expect(hint.isOpen()).toBe(true);
  hint.leave('touch');
  pass(1499);
  expect(hint.isOpen()).toBe(true);
  pass(1);
  expect(hint.isOpen()).toBe(false);
});
