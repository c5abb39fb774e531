import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, use, type ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Resting this long on something shows its tooltip. */
export const TOOLTIP_DELAY_MS = 700;
/** Within this long after one tooltip, the next shows at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

const Grouped = createContext(false);

/** Around tooltips that stand together, so that going from one to the next does not wait again. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Grouped value={true}>
      <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
        {children}
      </RadixTooltip.Provider>
    </Grouped>
  );
}

export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  label: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that can have the focus. */
  children: ReactNode;
}

export function Tooltip(props: TooltipProps) {
  const grouped = use(Grouped);
  if (!grouped) {
    return (
      <TooltipGroup>
        <Tooltip {...props} />
      </TooltipGroup>
    );
  }
  const { label, side = 'top', children } = props;
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
          {label}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
