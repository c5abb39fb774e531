import { Buffer } from 'node:buffer';
import { PLACES } from '@futurelab/platform/testing/attacks';
import type { Person } from './people';
import type { PayloadSupply } from './payload-supply';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
);

/** Every field of a profile. Addresses of links that attack are refused, or harmless where they are shown. */
export async function fillProfile(person: Person, supply: PayloadSupply): Promise<void> {
  const links = supply.take(5, 60).map((label) => ({ label, url: 'https://example.test/' }));
  for (const url of supply.take(5, 120))
    await person.write('PATCH', '/api/my/profile', { links: [...links.slice(1), { label: 'x', url }] });
  await person.writeOrFail('PATCH', '/api/my/profile', {
    firstName: supply.next(80),
    lastName: supply.next(80),
    currentRole: supply.next(120),
    location: supply.next(120),
    bio: supply.next(2000),
    links,
    skills: supply.take(20, 60),
    interests: supply.take(20, 60),
    intents: supply.take(10, 60),
    helpsWith: supply.take(10, 120),
    lookingFor: supply.take(10, 120),
    visibility: { bio: 'public', links: 'public', location: 'public', skills: 'public', interests: 'public' },
  });
}

/** A discussion for each title; the person mentioned is notified of each. */
export async function postTitles(person: Person, titles: string[], mention: string): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) {
    const body = `${title}\n\n@${mention}`;
    const post = await person.write<{ id: string }>('POST', '/api/posts', {
      title,
      body,
      kind: 'discussion',
    });
    if (post) ids.push(post.id);
    // A tag takes no markup.
    await person.write('POST', '/api/posts', { title, body, kind: 'discussion', tags: [title] });
  }
  return ids;
}

/** More of them on one page would take long to render. */
const REPLIES = 5;

/** All attacks, in every place of a text, as the bodies, the replies and the earlier versions of discussions. */
export async function writeThreads(
  author: Person,
  replier: Person,
  supply: PayloadSupply,
): Promise<string[]> {
  const texts = Object.values(PLACES).flatMap((place) => supply.texts(20_000, place));
  const slugs: string[] = [];
  while (texts.length > 0) {
    const [first = '', second = first, ...replies] = texts.splice(0, REPLIES + 2);
    const post = await author.writeOrFail<{ id: string; slug: string }>('POST', '/api/posts', {
      title: supply.next(160),
      body: first,
      kind: 'question',
    });
    await author.writeOrFail('PATCH', `/api/posts/${post.id}`, { title: supply.next(160), body: second });
    for (const body of replies) await replier.writeOrFail('POST', `/api/posts/${post.id}/replies`, { body });
    slugs.push(post.slug);
  }
  return slugs;
}

/** Every attack as a message, and the members notified of it. */
export async function writeMessages(from: Person, to: Person[], supply: PayloadSupply): Promise<string> {
  const { id } = await from.writeOrFail<{ id: string }>('POST', '/api/conversations', {
    memberIds: to.map((person) => person.id),
    text: supply.next(5000),
  });
  for (const text of [...supply.texts(5000), supply.next(200)])
    await from.writeOrFail('POST', `/api/conversations/${id}/messages`, { text });
  return id;
}

/** Notes of reports, reasons of introductions, what a moderator says, what is only a draft. */
export async function writeNotes(maya: Person, leo: Person, ada: Person, nia: Person, supply: PayloadSupply) {
  const [reason = ''] = supply.texts(500);
  await leo.writeOrFail('POST', `/api/members/${maya.slug}/introductions`, { toId: nia.id, reason });
  await maya.writeOrFail('PUT', '/api/my/drafts/post', {
    content: {
      title: supply.next(160),
      body: supply.texts(20_000)[0],
      tags: supply.next(60),
      kind: 'question',
    },
  });
  const posts = await leo.writeOrFail<{ id: string }[]>('GET', '/api/posts?limit=4');
  for (const { id } of posts)
    await leo.write('POST', '/api/reports', {
      subject: { kind: 'post', id },
      reason: 'other',
      note: supply.texts(1000)[0],
    });
  await leo.writeOrFail('POST', '/api/reports', {
    subject: { kind: 'profile', id: maya.id },
    reason: 'other',
    note: supply.next(1000),
  });
  const [matter] = await ada.writeOrFail<{ id: string }[]>('GET', '/api/admin/reports');
  const text = supply.texts(2000)[0];
  await ada.write('POST', `/api/admin/reports/${matter?.id}/decision`, { decision: 'warn', message: text });
}

/** Pictures under names and with descriptions that attack, and drawings that are programs. */
export async function sendPictures(person: Person, supply: PayloadSupply): Promise<number[]> {
  const refused: number[] = [];
  for (const name of supply.take(10, 120)) {
    const { id, status, url } = await person.upload(`${name}.png`, 'image/png', PNG);
    if (!id) throw new Error(`A picture was refused: ${status}`);
    const body = `![${supply.next(200).replaceAll(']', '\\]')}](${url} "${supply.next(200)}")`;
    await person.write('POST', '/api/posts', { title: 'A picture', body, kind: 'discussion' });
    refused.push((await person.upload(`${name}.svg`, 'image/svg+xml', SVG)).status);
    refused.push((await person.upload('picture.png', 'image/png', SVG)).status);
  }
  return refused;
}

/** What visitors write, which administrators and mails show. */
export async function writeFromOutside(person: Person, supply: PayloadSupply): Promise<void> {
  for (let number = 0; number < 8; number += 1) {
    const visitor = { name: supply.next(80), email: `attack${number}@example.test`, took: 9_000 };
    await person.write('POST', '/api/subscribe', { ...visitor, source: 'landing_page' });
    await person.writeOrFail('POST', '/api/enquiries', {
      ...visitor,
      kind: 'speaking',
      organization: supply.next(120),
      windowFrom: `${new Date().getFullYear() + 1}-05-14`,
      timeZone: 'Europe/Lisbon',
      format: 'keynote',
      audience: supply.next(200),
      budget: 'unknown',
      message: supply.texts(4000)[number % 5],
      consent: true,
    });
  }
}
