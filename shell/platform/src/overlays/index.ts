export { Dialog, DialogClose, loadDialog, Sheet, type DialogProps, type SheetProps } from './dialog';
