import {
  cloneElement,
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { toast } from '../toast';
import type { FloatingDialog } from './floating-dialog';

type Pressed = ReactElement<{
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}>;

export interface DialogProps {
  title: ReactNode;
  /** What it is about, in a sentence; read with the title. */
  description?: ReactNode;
  /** The Button that opens it; leave it out and drive `open` instead. */
  trigger?: Pressed;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What has the focus at first; without it the first control. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** Buttons at the end, the safe one first. */
  footer?: ReactNode;
  children?: ReactNode;
}

export interface SheetProps extends DialogProps {
  /** The edge it comes from; on phones always the bottom. */
  side?: 'end' | 'start';
}

/** A question or a short form over the page. Esc, the cross and a press outside close it; the focus returns. */
export const Dialog = (props: DialogProps) => <Overlay {...props} />;

/** A panel at the edge of the screen: filters, an outline, a detail beside a list. */
export const Sheet = ({ side = 'end', ...props }: SheetProps) => <Overlay {...props} side={side} />;

let loaded: typeof FloatingDialog | null = null;

/** Has at hand what floats, for a dialog that has to be there at once. */
export async function loadDialog(): Promise<typeof FloatingDialog> {
  loaded ??= (await import('./floating-dialog')).FloatingDialog;
  return loaded;
}

const CloseContext = createContext((): void => undefined);

/** What floats is loaded when it is first opened: most pages are read without. */
function Overlay({ trigger, open: driven, onOpenChange, ...props }: DialogProps & Pick<SheetProps, 'side'>) {
  const [isOpen, setOpen] = useState(false);
  const [Floating, setFloating] = useState(() => loaded);
  const opener = useRef<HTMLElement>(null);
  const open = driven ?? isOpen;
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };

  useEffect(() => {
    if (!open || Floating) return;
    loadDialog().then(
      (arrived) => setFloating(() => arrived),
      () => {
        toast({
          variant: 'error',
          title: 'That didn’t open',
          description: 'The connection may have dropped. Try again.',
        });
        change(false);
      },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once an opening
  }, [open, Floating]);

  const press = (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    change(true);
  };
  return (
    <CloseContext value={() => change(false)}>
      {trigger && cloneElement(trigger, { onClick: press, 'aria-haspopup': 'dialog', 'aria-expanded': open })}
      {Floating && <Floating {...props} open={open} onOpenChange={change} opener={opener} />}
    </CloseContext>
  );
}

/** Around a button in the content or footer that closes the dialog as well. */
export function DialogClose({ children }: { children: Pressed }) {
  const close = use(CloseContext);
  const press = (event: MouseEvent<HTMLElement>) => {
    children.props.onClick?.(event);
    close();
  };
  return cloneElement(children, { onClick: press });
}
