/** Why a member is here; stored with the profile word for word. */
export const INTENTS = [
  'Use AI well in my daily work',
  'Lead people through change',
  'Keep my own judgment sharp',
  'Meet people with the same questions',
  'Share what I have learned',
];

export const TOPICS = [
  'Attention',
  'Automation',
  'Education',
  'Ethics',
  'Health',
  'Leadership',
  'Operations',
  'Policy',
  'Prompt writing',
  'Writing',
];

/** The list with `choice` put in or taken out. */
export const toggled = (chosen: string[], choice: string): string[] =>
  chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
