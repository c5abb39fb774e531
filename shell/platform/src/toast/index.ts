export {
  dismissToast,
  subscribeToToasts,
  toast,
  useToasts,
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  type Toast,
  type ToastContent,
  type ToastHandle,
} from './toast-store';
export { toastError } from './toast-error';
