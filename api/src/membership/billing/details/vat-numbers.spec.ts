import { isVatNumber, plainVatNumber } from './vat-numbers.js';

describe('A VAT number', () => {
  it.each([
    ['DE', 'DE 123 456 789'],
    ['FR', 'FR-40.303265045'],
    ['NL', 'nl123456789b01'],
    ['GR', 'EL123456789'],
    ['CH', 'CHE-123.456.789 MWST'],
  ])('of %s may be written as %s', (country, text) => {
    expect(isVatNumber(plainVatNumber(text), country)).toBe(true);
  });

  it('of one country is none of another, and nowhere is any text one', () => {
    expect(isVatNumber('DE123456789', 'FR')).toBe(false);
    expect(isVatNumber('DE12345678', 'DE')).toBe(false);
    expect(isVatNumber('DE123456789', 'US')).toBe(false);
  });
});
