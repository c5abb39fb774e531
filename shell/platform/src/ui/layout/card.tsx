import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../../router';
import styles from './card.module.css';
import { classNames } from '../class-names';

export type CardTone = 'raised' | 'plain' | 'ruled' | 'sunk' | 'lagoon' | 'ember' | 'success';

export interface CardProps extends ComponentProps<'div'> {
  /**
   * `raised` a hairline box; `plain` no box at all; `ruled` a line above, as in a magazine's column; `sunk`,
   * `lagoon` and `ember` a wash of colour; `success` a green edge.
   */
  tone?: CardTone;
  /** The element it is; `article` for something that makes sense on its own. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** A picture above the text, edge to edge: usually a Cover. */
  cover?: ReactNode;
}

export function Card({ tone = 'raised', as = 'div', cover, className, children, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element {...rest} className={classNames(styles.card, styles[tone], className)}>
      {cover && <div className={styles.cover}>{cover}</div>}
      <div className={styles.body}>{children}</div>
    </Element>
  );
}

/** The link in a card's heading. Its target is the whole card; other links and buttons in the card stay above it. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link dir="auto" {...rest} className={classNames(styles.link, className)} />;
}
