/** A middle tone that is the ground of no page, light or dark, and the ink of what is loud on it; lines are in paper. */
export interface CoverPalette {
  ground: string;
  accent: string;
}

export const PAPER = '#fbf3e6';

const LAGOON = { ground: '#1f7370', accent: '#f2b65c' };
const DUSK = { ground: '#5b639c', accent: '#f4c38a' };
const EMBER = { ground: '#b5522e', accent: '#f6d79c' };
const MOSS = { ground: '#5c7a3e', accent: '#f3cf7d' };
const ROSE = { ground: '#a9536d', accent: '#f5cf9f' };
const OCHRE = { ground: '#9a701f', accent: '#fbe0a8' };

/** Of the courses of a track. */
export const TRACK_PALETTES: Readonly<Record<string, CoverPalette>> = {
  'ai-mastery': LAGOON,
  'consciousness-integration': DUSK,
  'leadership-transformation': EMBER,
};

/** Of what belongs to no track. */
export const PALETTES: readonly CoverPalette[] = [LAGOON, DUSK, EMBER, MOSS, ROSE, OCHRE];
