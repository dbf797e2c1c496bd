import { expect } from 'chai'

import { CryptoSecretSource } from '../../../adapters/system/crypto-secret-source.ts'

describe('CryptoSecretSource', () => {
  const secrets = new CryptoSecretSource()

  it('gives tokens that fit in addresses and cookies, each another one', () => {
    const tokens = Array.from({ length: 1_000 }, () => secrets.token())

    expect(new Set(tokens).size).to.equal(1_000)
    for (const token of tokens) expect(token).to.match(/^[0-9A-Za-z_-]{43}$/)
  })

  it('hashes a token to the same text always, which is not the token', () => {
    const token = 'abc'

    expect(secrets.hashOf(token)).to.equal('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(secrets.hashOf('abd')).not.to.equal(secrets.hashOf(token))
  })
})
