export { Dialog, DialogClose, Sheet, type DialogProps, type SheetProps } from './dialog';
export { Menu, MenuItem, MenuSeparator, type MenuItemProps, type MenuProps } from './menu';
export { Tooltip, TooltipGroup, TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS, type TooltipProps } from './tooltip';
