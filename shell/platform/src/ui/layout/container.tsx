import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './container.module.css';

export interface ContainerProps extends ComponentProps<'div'> {
  /** `page` the width of the site, `text` a column to read, `form` a narrow one to fill in. */
  width?: 'page' | 'text' | 'form';
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'aside';
}

/** Centers content with the page's gutters. */
export function Container({ width = 'page', as = 'div', className, ...rest }: ContainerProps) {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(styles.container, styles[width], className)} />;
}
