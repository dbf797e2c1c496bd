import { expect } from 'chai'
import { isAllowed, refusedIn } from '../../apps/launch/licences.mjs'

describe('licences of packages', () => {
  it('are allowed where one choice binds to nothing', () => {
    for (const licence of ['MIT', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)', '(BSD-2-Clause OR MIT OR Apache-2.0)'])
      expect(isAllowed(licence), licence).to.equal(true)
  })

  it('are refused where they bind the product, or are unknown', () => {
    for (const licence of [
      'AGPL-3.0-only',
      'GPL-3.0',
      'LGPL-3.0',
      '(MIT AND AGPL-3.0-only)',
      'SSPL-1.0',
      'UNLICENSED',
      '',
    ])
      expect(isAllowed(licence), licence).to.equal(false)
  })

  it('are looked for in every package of the lock file', () => {
    const packages = {
      '': {},
      'node_modules/good': { license: 'MIT' },
      'node_modules/bad': { license: 'AGPL-3.0' },
      'node_modules/unknown': {},
    }

    expect(refusedIn({ packages })).to.deep.equal(['node_modules/bad: AGPL-3.0', 'node_modules/unknown: none'])
  })
})
