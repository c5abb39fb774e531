import { beginningOf } from './beginning.js';

const text = (body: string) => ({ id: 't', kind: 'text', body }) as const;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

describe('The beginning of a lesson', () => {
  it('is its first 120 words without marks', () => {
    const beginning = beginningOf([text(`## ${numbered(60)}\n\n**${numbered(400)}**`)])!;
    expect(beginning.split(' ')).toHaveLength(121);
    expect(beginning).toMatch(/^w1 .* w60 w1 .* w60 …$/);
  });

  it('is never more than half of a short one', () => {
    expect(beginningOf([text(numbered(10))])).toBe('w1 w2 w3 w4 w5 …');
    expect(beginningOf([text('Alone')])).toBeNull();
    expect(beginningOf([])).toBeNull();
  });
});
