import * as RadixToast from '@radix-ui/react-toast';
import { Icon } from '../ui/media/icon';
import { dismissToast, TOAST_DURATION_MS, useToasts, type Toast } from './toast-store';
import styles from './toaster.module.css';

/** A swipe to the right this far takes a toast away. */
export const TOAST_SWIPE_PX = 50;

/** Where toasts appear; F8 moves the focus there. Rendered in the browser only. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX} duration={TOAST_DURATION_MS}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <RadixToast.Viewport hotkey={['F8']} className={styles.viewport} />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, open, title, description, variant = 'neutral', action, duration } = toast;
  return (
    <RadixToast.Root
      className={`${styles.toast} ${styles[variant]}`}
      open={open}
      duration={duration}
      type={variant === 'error' ? 'foreground' : 'background'}
      onOpenChange={(next) => {
        if (!next) dismissToast(id);
      }}
    >
      {variant !== 'neutral' && (
        <Icon name={variant === 'error' ? 'alert' : 'check'} className={styles.mark} />
      )}
      <div className={styles.text}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description && <RadixToast.Description>{description}</RadixToast.Description>}
      </div>
      {action && (
        <RadixToast.Action altText={action.label} className={styles.action} onClick={action.onPress}>
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close className={styles.close} aria-label="Dismiss">
        <Icon name="close" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
