interface FieldTexts {
  label: string;
  hint?: string;
}

const PATH_HINT = 'A path on this site, such as /groups.';

/** By the name of a field, or by its name and that of what it is in. */
const FIELDS: Record<string, FieldTexts> = {
  description: { label: 'Description', hint: 'For search engines and shared links.' },
  headline: { label: 'Heading', hint: 'On the page. Without it, the title.' },
  lead: { label: 'Introduction', hint: 'Without it, the description.' },
  since: { label: 'In force since' },
  items: { label: 'Entries' },
  'questions.items': { label: 'Questions' },
  'questions.items.title': { label: 'Question' },
  'questions.items.text': { label: 'Answer' },
  questions: { label: 'Questions and answers' },
  fact: { label: 'Detail', hint: 'A length, a price or a place.' },
  to: { label: 'Link', hint: PATH_HINT },
  'link.label': { label: 'Link text' },
  'link.to': { label: 'Address', hint: PATH_HINT },
  'links.label': { label: 'Link text' },
  'links.to': { label: 'Address', hint: PATH_HINT },
  actions: { label: 'Buttons' },
  taught: { label: 'What was taught' },
  suits: { label: 'Who it suits' },
  declines: { label: 'Who it doesn’t suit' },
  sign: { label: 'Drawing', hint: 'One SVG path on a grid of 32 units.' },
  about: { label: 'About' },
  number: { label: 'Episode number' },
  guest: { label: 'Guest', hint: 'Such as “With Bram Oostveen”.' },
  summary: { label: 'Summary', hint: 'In the list and in podcast apps.' },
  publishedAt: { label: 'Published (UTC)', hint: 'Public from then on.' },
  recording: { label: 'Recording', hint: 'From the media library.' },
  picture: { label: 'Picture', hint: 'From the media library.' },
  alt: { label: 'Alternative text', hint: 'What the logo shows, for people who can’t see it.' },
  logo: { label: 'Logo', hint: 'Shown in place of the drawing.' },
  consent: { label: 'Consent', hint: 'Needed to publish. Only administrators see it.' },
  who: { label: 'Who agreed' },
  on: { label: 'Date' },
  how: { label: 'How', hint: 'Such as by email.' },
  start: { label: 'Start in seconds' },
};

const readable = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replace(/[A-Z]/g, (letter, at: number) =>
    at === 0 ? letter : ` ${letter.toLowerCase()}`,
  );

/** What a field is called, by the place where it stands; one that has no name here yet is called as it is stored. */
export function fieldTexts(place: string): FieldTexts {
  const names = place.split('.').filter((part) => !/^\d+$/.test(part));
  const last = names.at(-1) ?? '';
  const known = [3, 2, 1].map((count) => FIELDS[names.slice(-count).join('.')]).find(Boolean);
  return known ?? { label: readable(last) };
}
