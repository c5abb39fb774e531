export { Dialog, DialogClose, Sheet, type DialogProps, type SheetProps } from './dialog';
