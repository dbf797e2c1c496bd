import { expect } from 'chai'
import { callerNetwork } from '../../../adapters/koa/caller-network.ts'

describe('the network of a caller', () => {
  it('is the address of IPv4, without a port, however it is written', () => {
    for (const given of [
      ...['198.51.100.7', '198.51.100.7:5678', '::ffff:198.51.100.7', '[::ffff:198.51.100.7]:80'],
      ...['::ffff:c633:6407', '0:0:0:0:0:ffff:198.51.100.7'],
    ])
      expect(callerNetwork(given), given).to.equal('198.51.100.7')
  })

  it('is the /64 of IPv6, without a port, however it is written', () => {
    for (const given of [
      ...[
        '2001:db8:1:2::1',
        '2001:DB8:1:2:ffff::',
        '[2001:db8:1:2::1]',
        '[2001:db8:1:2::1]:443',
        '2001:db8:1:2::9%eth0',
      ],
      ...['2001:0db8:0001:0002:0000:0000:0000:0005', '2001:db8:1:2:0:0:198.51.100.7'],
    ])
      expect(callerNetwork(given), given).to.equal('2001:db8:1:2')
    expect([callerNetwork('::1'), callerNetwork('2001:db8::1')]).to.deep.equal(['0:0:0:0', '2001:db8:0:0'])
  })

  it('is one for all that is no address', () => {
    for (const given of [
      '',
      'unknown',
      '_hidden',
      '1.2.3',
      '1.2.3.4.5:6',
      '[',
      '[]:80',
      '::ffff:1.2.3.400',
      ':'.repeat(9),
    ])
      expect(callerNetwork(given), given).to.equal('unknown')
  })
})
