import type { ReactNode } from 'react';

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Belongs to the sentence, not to the address. */
const TRAILING = /[.,;:!?'”’\])}]+$/;

/** What somebody wrote: plain text, with its addresses as links. We do not vouch for them. */
export function MessageText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    parts.push(
      text.slice(end, index),
      <a key={index} href={address} rel="noopener noreferrer nofollow ugc">
        {address}
      </a>,
    );
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}
