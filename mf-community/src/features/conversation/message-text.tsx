import { addressesIn } from '@futurelab/platform/markdown';
import { Picture } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';

/** A picture of ours as the composer writes it. */
const PICTURE = /!\[([^\]\n]*)\]\((\/uploads\/[\w.-]+)\)/;
const WEB_OR_MAIL = /^(https?:\/\/|mailto:)/i;

/** What a member wrote: plain text, with its pictures, and its addresses as links, as in a post. */
export const MessageText = ({ text }: { text: string }): ReactNode =>
  // Every third and second of three is what a picture's parentheses have found.
  text.split(PICTURE).map((part, index, parts) => {
    if (index % 3 === 1) return null;
    if (index % 3 === 2)
      return <Picture key={index} url={part} alt={parts[index - 1]!} sizes="min(80vw, 32rem)" />;
    return <Linked key={index} text={part} />;
  });

/** We do not vouch for what is linked. */
function Linked({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { href, from, to } of addressesIn(text).filter((address) => WEB_OR_MAIL.test(address.href))) {
    parts.push(
      text.slice(end, from),
      <a key={from} href={href} rel="noopener noreferrer nofollow ugc">
        {text.slice(from, to)}
      </a>,
    );
    end = to;
  }
  return [...parts, text.slice(end)];
}
