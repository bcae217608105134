import {
  type AriaAttributes,
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useState,
} from 'react';
import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import { useHint } from './useHint';

const HintPopup = lazyNamed(() => import('./HintPopup'), 'HintPopup');

interface Hinted extends AriaAttributes {
  onPointerEnter?: (event: PointerEvent<never>) => void;
  onPointerLeave?: (event: PointerEvent<never>) => void;
  onFocus?: (event: FocusEvent<never>) => void;
  onBlur?: (event: FocusEvent<never>) => void;
}

interface HintProps {
  /** Nothing shows where it is empty. */
  title: string;
  placement?: 'bottom' | 'right';
  children: ReactElement<Hinted>;
}

/** MUI's tooltip, whose code and placing are loaded with the first one that shows. */
export function Hint({ title, placement, children }: HintProps) {
  const { anchor, isOpen, stay, leave, on } = useHint();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const own = children.props;
  return (
    <>
      {cloneElement(children, {
        'aria-label': own['aria-label'] ?? (title || undefined),
        onPointerEnter: (event) => {
          HintPopup.preload();
          own.onPointerEnter?.(event);
          on.onPointerEnter(event);
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event);
          on.onPointerLeave(event);
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          on.onFocus(event);
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          on.onBlur();
        },
      })}
      {wasOpened ? (
        <Deferred>
          <HintPopup
            open={isOpen && title !== ''}
            anchor={anchor}
            title={title}
            placement={placement}
            onPointerEnter={stay}
            onPointerLeave={leave}
          />
        </Deferred>
      ) : null}
    </>
  );
}
