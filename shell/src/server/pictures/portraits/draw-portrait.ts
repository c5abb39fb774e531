import { FORMER_MEMBER } from '@futurelab/platform/ui';
import { type Features, featuresOf } from './features';
import { HAIRS } from './hair';
import { COLLARS, EYE, FACES, profileOf, SHOULDERS } from './head';
import { DARK, FORMER, LIGHT, PALETTES } from './palettes';

/** A face in profile on a field of fine lines, as the founder’s is drawn, for everybody without a photograph. */
export const drawPortrait = (id: string): string =>
  id === FORMER_MEMBER ? drawFormerMember() : draw(featuresOf(id));

const svg = (ground: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 40 440 440" width="160" height="160"><path fill="${ground}" d="M-5 40h440v440H-5z"/>${inner}</svg>`;

function draw({ palette, hair, tone, looksRight, face, collar, field, extra }: Features): string {
  const { ground, paper, cloth, warm } = PALETTES[palette]!;
  const { shape, knot, isWorn } = HAIRS[hair]!;
  const hairInk = isWorn
    ? tone === 'dark'
      ? cloth
      : tone === 'light'
        ? LIGHT
        : warm
    : { dark: DARK, light: LIGHT, warm }[tone];
  const strandInk = hairInk === LIGHT || hairInk === warm ? DARK : LIGHT;
  const profile = profileOf(FACES[face]!);
  const { fill, line } = COLLARS[collar]!;
  const parts = [
    lines(fieldOf(field), LIGHT, 2.5),
    solid(SHOULDERS, cloth),
    solid(profile, paper),
    `<clipPath id="f"><path d="${profile}"/></clipPath>${lines(ringsAround(EYE, 20, 300), DARK, 1.2, 'f')}`,
    fill && solid(fill, cloth),
    line && lines(line, LIGHT, 9),
    shape && solid(shape, hairInk),
    shape &&
      `<clipPath id="h"><path d="${shape}"/></clipPath>${lines(ringsAround(knot, 15, 480), strandInk, 2.5, 'h')}`,
    lines('M112 210q14 8 30 0', DARK, 8),
    extra === 'glasses' && lines('M106 216a24 24 0 1 0 48 0a24 24 0 1 0-48 0M154 208L236 214', DARK, 9),
    extra === 'headphones' &&
      lines('M222 60C262 92 266 160 252 206', cloth, 16) +
        `<rect x="222" y="194" width="52" height="76" rx="24" fill="${cloth}" stroke="${DARK}" stroke-width="5"/>`,
    extra === 'earring' &&
      `<circle cx="228" cy="276" r="12" fill="${warm}" stroke="${DARK}" stroke-width="4"/>`,
  ].filter(Boolean);
  return svg(
    ground,
    looksRight ? `<g transform="matrix(-1 0 0 1 430 0)">${parts.join('')}</g>` : parts.join(''),
  );
}

/** No face in particular. */
const drawFormerMember = (): string =>
  svg(
    FORMER.ground,
    lines(fieldOf('halo'), LIGHT, 2.5) +
      solid(SHOULDERS, FORMER.cloth) +
      solid(profileOf(FACES[0]!), FORMER.paper),
  );

const solid = (d: string, fill: string): string =>
  `<path fill="${fill}" stroke="${DARK}" stroke-width="5" stroke-linejoin="round" d="${d}"/>`;

const lines = (d: string, stroke: string, width: number, clip?: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${clip ? ` clip-path="url(#${clip})"` : ''} d="${d}"/>`;

function fieldOf(field: Features['field']): string {
  if (field === 'rings') return ringsAround([60, 200], 26, 420);
  if (field === 'halo') return ringsAround([215, 200], 26, 300, 170);
  const count = 18;
  return Array.from({ length: count }, (_, index) => {
    const at = 30 + index * 26;
    return field === 'horizon' ? `M-5 ${at + 20}h440` : `M${at - 20} 40v440`;
  }).join('');
}

function ringsAround([x, y]: readonly [number, number], step: number, reach: number, from = step): string {
  let path = '';
  for (let r = from; r <= reach; r += step)
    path += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
  return path;
}
