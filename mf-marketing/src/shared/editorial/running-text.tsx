import { Link } from '@futurelab/platform/router';
import { Prose } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';

/** `[text](/place)`, `*text*`: all of Markdown that a page's own paragraphs need, without its 6 kB. */
const MARKED = /\[([^\]]+)\]\((\/(?!\/)[^\s)]*|(?:https:\/\/|mailto:)[^\s)]+)\)|\*([^*]+)\*/g;

/** Paragraphs with an empty line between them. HTML in them is shown as the text it is. */
export function RunningText({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <Prose className={className}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{runsOf(paragraph)}</p>
      ))}
    </Prose>
  );
}

function runsOf(paragraph: string): ReactNode[] {
  const runs: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: label, 2: to, 3: stressed, index } of paragraph.matchAll(MARKED)) {
    runs.push(paragraph.slice(end, index));
    end = index + whole.length;
    if (to === undefined) runs.push(<em key={index}>{stressed}</em>);
    else
      runs.push(
        to.startsWith('/') ? (
          <Link key={index} to={to}>
            {label}
          </Link>
        ) : (
          <a key={index} href={to}>
            {label}
          </a>
        ),
      );
  }
  return [...runs, paragraph.slice(end)];
}
