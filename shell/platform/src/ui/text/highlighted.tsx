import { Fragment } from 'react';
import { UserText } from './user-text';
import styles from './highlighted.module.css';

export interface HighlightedProps {
  children: string;
  /** What was looked for. */
  search: string;
}

/** A text in which the beginnings of words that were looked for are marked, whatever their case and accents. */
export function Highlighted({ children, search }: HighlightedProps) {
  const beginnings = plain(search).match(WORD) ?? [];
  const parts = children.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => {
    const marked = longest(beginnings.filter((beginning) => plain(part).startsWith(beginning)));
    if (!marked) return <Fragment key={index}>{part}</Fragment>;
    return (
      <Fragment key={index}>
        <mark className={styles.mark}>{part.slice(0, marked)}</mark>
        {part.slice(marked)}
      </Fragment>
    );
  });
  return <UserText>{parts}</UserText>;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const longest = (texts: string[]) => Math.max(0, ...texts.map(({ length }) => length));
