import { keyOf } from '@futurelab/platform/keys';
import { useRef, useState } from 'react';
import type { FindPeople, MentionSource, Suggested } from './mentions';

/** Who is suggested, which of them is active, and the keys that move among them. */
export function useMentions(find: FindPeople) {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const [active, setActive] = useState(0);
  const now = useRef({ suggested, active });
  now.current = { suggested, active };

  const source: MentionSource = {
    find,
    show: (next) => {
      setSuggested(next?.people.length ? next : null);
      setActive(0);
    },
    onKey: (event) => {
      const pressed = keyOf(event);
      const { suggested: shown, active: index } = now.current;
      if (!shown) return false;
      const count = shown.people.length;
      if (pressed === 'ArrowDown') setActive((index + 1) % count);
      else if (pressed === 'ArrowUp') setActive((index + count - 1) % count);
      else if (pressed === 'Enter' || pressed === 'Tab') shown.choose(shown.people[index]!);
      else if (pressed === 'Escape') setSuggested(null);
      else return false;
      return true;
    },
  };
  return { suggested, active, source };
}
