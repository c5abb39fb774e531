/** Where a person of the team reads. */
export const CONTACT_ADDRESS = 'hello@futurelab.example';

/** A mail to the team with its subject and text filled in. */
export const mailToTeam = (subject: string, text: string): string =>
  `mailto:${CONTACT_ADDRESS}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
