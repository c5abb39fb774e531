import { useQueryClient } from '@futurelab/platform/query';
import { useRef, useState } from 'react';
import { mentionsQuery, type MemberCard } from '../../queries/members';
import type { MentionSource, Person, Suggested } from './mentions';

const MOST = 6;

/** The directory finds words anywhere; whoever is called like that comes first. */
export function byName(q: string, people: Pick<MemberCard, 'slug' | 'name' | 'currentRole'>[]): Person[] {
  const start = q.toLowerCase();
  const isCalled = (name: string) =>
    name
      .toLowerCase()
      .split(' ')
      .some((part) => part.startsWith(start));
  const found = people.flatMap(({ slug, name, currentRole }) =>
    slug && name ? [{ slug, name, role: currentRole }] : [],
  );
  return [...found.filter(({ name }) => isCalled(name)), ...found.filter(({ name }) => !isCalled(name))];
}

/** Who is suggested, which of them is active, and the keys that move among them. */
export function useMentions() {
  const client = useQueryClient();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const [active, setActive] = useState(0);
  const now = useRef({ suggested, active });
  now.current = { suggested, active };

  const source: MentionSource = {
    find: async (q) => {
      const people = await client.fetchQuery(mentionsQuery(q)).catch(() => []);
      return byName(q, people).slice(0, MOST);
    },
    show: (next) => {
      setSuggested(next?.people.length ? next : null);
      setActive(0);
    },
    onKey: ({ key }) => {
      const { suggested: shown, active: index } = now.current;
      if (!shown) return false;
      const count = shown.people.length;
      if (key === 'ArrowDown') setActive((index + 1) % count);
      else if (key === 'ArrowUp') setActive((index + count - 1) % count);
      else if (key === 'Enter' || key === 'Tab') shown.choose(shown.people[index]!);
      else return false;
      return true;
    },
  };
  return { suggested, active, source };
}
