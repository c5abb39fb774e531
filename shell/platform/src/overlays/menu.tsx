import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { Link } from '../router';
import { classNames } from '../ui/class-names';
import { Icon, type IconName } from '../ui/icon';
import styles from './menu.module.css';

export interface MenuProps {
  /** The Button that opens it. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** MenuItems and MenuSeparators. */
  children: ReactNode;
}

/** Actions on one thing, behind one button. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export interface MenuItemProps {
  icon?: IconName;
  /** Takes something away that does not come back. */
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  /** Makes it a link. */
  to?: string;
  children: ReactNode;
}

export function MenuItem({ icon, danger, disabled, onSelect, to, children }: MenuItemProps) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  return (
    <RadixMenu.Item
      className={classNames(styles.item, danger && styles.danger)}
      disabled={disabled}
      onSelect={onSelect}
      asChild={Boolean(to)}
    >
      {to ? <Link to={to}>{inside}</Link> : inside}
    </RadixMenu.Item>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className={styles.separator} />;
}
