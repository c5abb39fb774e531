import type { OwnProfile } from '@futurelab/platform/queries/members';

type Known = Pick<OwnProfile, 'firstName' | 'currentRole' | 'location' | 'intents' | 'interests'>;

/** A first hello from what a member has said of themselves, to be changed by them. */
export function introductionDraft({ firstName, currentRole, location, intents, interests }: Known): string {
  const self = [
    firstName ? `Hi, I’m ${firstName}` : 'Hi everyone',
    currentRole && lowered(currentRole),
    location && `from ${location}`,
  ];
  const paragraphs = [
    [
      sentence(self.filter(Boolean).join(', ')),
      intents.length > 0 && sentence(`I’m here to ${listed(intents.map(lowered))}`),
      interests.length > 0 && sentence(`I’m interested in ${listed(interests)}`),
    ],
    [
      intents.length + interests.length > 0
        ? 'If you’re interested in the same things, say hello.'
        : 'I just joined and I’m looking around. What shouldn’t I miss?',
    ],
  ];
  return paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n');
}

export const introductionTitle = ({ firstName }: Pick<OwnProfile, 'firstName'>): string =>
  firstName ? `Hello from ${firstName}` : 'Hello, I’m new here';

/** As in the middle of a sentence; AI and other capitals stay. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const listed = (items: string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
