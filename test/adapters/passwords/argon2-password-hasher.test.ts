import { expect } from 'chai'

import { Argon2PasswordHasher, RECOMMENDED_COST } from '../../../adapters/passwords/argon2-password-hasher.ts'

describe('Argon2PasswordHasher', () => {
  const passwords = new Argon2PasswordHasher(RECOMMENDED_COST)

  it('hashes by argon2id with 19 MiB and two passes', async () => {
    expect(await passwords.hash('correct horse')).to.match(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('knows the password again, and no other', async () => {
    const hash = await passwords.hash('pässwörd 東京 ')

    expect(await passwords.matches('pässwörd 東京 ', hash)).to.equal(true)
    expect(await passwords.matches('pässwörd 東京', hash)).to.equal(false)
    expect(await passwords.matches('', hash)).to.equal(false)
  })

  it('salts every hash', async () => {
    expect(await passwords.hash('same')).not.to.equal(await passwords.hash('same'))
  })

  it('finds the hash that a password fits, among several of one salt and others', async () => {
    const first = await passwords.hash('first')
    const second = await passwords.hash('second', first)
    const apart = await passwords.hash('apart')
    const all = [first, 'plain text', second, apart]

    expect(second.split('$').slice(0, -1)).to.deep.equal(first.split('$').slice(0, -1))
    for (const [password, hash] of [
      ['first', first],
      ['second', second],
      ['apart', apart],
    ] as const) {
      expect(await passwords.firstMatch(password, all)).to.equal(hash)
      expect(await passwords.matches(password, hash)).to.equal(true)
    }
    expect(await passwords.firstMatch('another', all)).to.equal(null)
  })

  it('takes a salt of its own where the hash to be like has another form', async () => {
    expect(await passwords.hash('any', 'plain text')).to.match(/^\$argon2id\$/)
  })

  it('matches nothing against a hash of unknown form', async () => {
    expect(await passwords.matches('any', '')).to.equal(false)
    expect(await passwords.matches('any', 'plain text')).to.equal(false)
  })
})
