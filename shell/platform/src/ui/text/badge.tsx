import type { ComponentProps } from 'react';
import styles from './badge.module.css';
import { classNames } from '../class-names';

export type BadgeTone = 'neutral' | 'ember' | 'lagoon' | 'success' | 'warning' | 'danger' | 'ink';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
}

/** A word or number that marks something: a level, a state, a membership. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span dir="auto" {...rest} className={classNames(styles.badge, styles[tone], className)} />;
}
