import { Picture } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';

/** A picture of ours as the composer writes it, `![words](/uploads/…)`, or an address. */
const PART = /!\[(?<alt>[^\]\n]*)\]\((?<picture>\/uploads\/[\w.-]+)\)|https?:\/\/[^\s<>"]+/g;
/** Belongs to the sentence, not to the address. */
const TRAILING = /[.,;:!?'”’\])}]+$/;

/** What somebody wrote: plain text, with its pictures, and its addresses as links. We do not vouch for them. */
export function MessageText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(PART)) {
    const { alt = '', picture } = groups!;
    parts.push(text.slice(end, index));
    if (picture) {
      parts.push(<Picture key={index} url={picture} alt={alt} sizes="min(80vw, 32rem)" />);
      end = index + found.length;
    } else {
      const address = found.replace(TRAILING, '');
      parts.push(
        <a key={index} href={address} rel="noopener noreferrer nofollow ugc">
          {address}
        </a>,
      );
      end = index + address.length;
    }
  }
  return [...parts, text.slice(end)];
}
