import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './prose.module.css';

export interface ProseProps extends ComponentProps<'div'> {
  /** HTML made from Markdown by a renderer that lets no markup of the author's through. */
  sanitizedHtml?: string;
}

/** Running text: articles, lessons, bios, terms. */
export function Prose({ sanitizedHtml, className, ...rest }: ProseProps) {
  const html = sanitizedHtml === undefined ? undefined : { __html: sanitizedHtml };
  return <div {...rest} className={classNames(styles.prose, className)} dangerouslySetInnerHTML={html} />;
}
