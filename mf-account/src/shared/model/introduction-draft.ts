import type { OwnProfile } from '../../queries/account/profile';

type Known = Pick<OwnProfile, 'firstName' | 'currentRole' | 'location' | 'intents' | 'interests'>;

/** A first hello from what a member has said of themselves, to be changed by them. */
export function introductionDraft({ firstName, currentRole, location, intents, interests }: Known): string {
  const self = [
    firstName ? `Hello, I am ${firstName}` : 'Hello everyone',
    currentRole && lowered(currentRole),
    location && `from ${location}`,
  ];
  const paragraphs = [
    [
      sentence(self.filter(Boolean).join(', ')),
      intents.length > 0 && sentence(`I am here to ${listed(intents.map(lowered))}`),
      interests.length > 0 && sentence(`I follow ${listed(interests)}`),
    ],
    [
      intents.length + interests.length > 0
        ? 'If you wonder about the same things, say hello.'
        : 'I have just joined, and I am looking around. What should I not miss?',
    ],
  ];
  return paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n');
}

export const introductionTitle = ({ firstName }: Pick<OwnProfile, 'firstName'>): string =>
  firstName ? `Hello from ${firstName}` : 'Hello, I am new here';

/** As in the middle of a sentence; AI and other capitals stay. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const listed = (items: string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
