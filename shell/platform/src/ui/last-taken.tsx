import { useEffect, useRef } from 'react';
import { shownFor, showIfMeant, type Choice } from '../ways-out';
import { Badge, type BadgeProps } from './badge';

export interface LastTakenProps extends BadgeProps {
  choice: Choice;
}

/** A badge that only the browser shows whose last choice of this kind was `choice`. */
export function LastTaken({ choice, ...rest }: LastTakenProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (mark.current) showIfMeant(mark.current);
  });
  return <Badge {...rest} {...shownFor(choice)} ref={mark} />;
}
