import { network, networkRange } from './network.js';

describe('One household', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:0DB8:0000::ffff:1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['somebody@example.test', 'somebody@example.test'],
    ['3405803785', '3405803785'],
  ])('of %s is %s', (address, expected) => {
    expect(network(address)).toBe(expected);
  });
});

describe('An address range', () => {
  it.each([
    ['203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
  ])('of %s is %s', (address, expected) => {
    expect(networkRange(address)).toBe(expected);
  });
});
