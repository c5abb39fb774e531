import { useEffect, useRef } from 'react';
import { lastChoiceAttributes, showIfLastChoice, type Choice } from '../../pending-links';
import { Badge, type BadgeProps } from './badge';

export interface LastChoiceProps extends BadgeProps {
  choice: Choice;
}

/** A badge that only the browser shows whose last choice of this kind was `choice`. */
export function LastChoice({ choice, ...rest }: LastChoiceProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (mark.current) showIfLastChoice(mark.current);
  });
  return <Badge {...rest} {...lastChoiceAttributes(choice)} ref={mark} />;
}
