import { expect } from 'chai'
import { ListedCommonPasswords } from '../../../adapters/passwords/listed-common-passwords.ts'

const common = new ListedCommonPasswords()

async function found(passwords: readonly string[]): Promise<string[]> {
  const kept: string[] = []
  for (const password of passwords) if (await common.includes(password)) kept.push(password)
  return kept
}

describe('common passwords', () => {
  it('are those that guessers try first, in any case and with a little added', async () => {
    const tried = ['password', 'PassWord', '12345678', 'qwertyuiop', 'password1', 'Password2026', 'iloveyou!']

    expect(await found(tried)).to.deep.equal(tried)
  })

  it('are one character again and again, and runs along the alphabet or the keyboard', async () => {
    const tried = ['aaaaaaaa', '121212121212', 'abcdefgh', 'hgfedcba', '23456789', 'poiuytrewq']

    expect(await found(tried)).to.deep.equal(tried)
  })

  it('are not those that people think up, nor anything longer than a password may be', async () => {
    const thoughtUp = ['harbour-lights-42', 'correct horse', 'llanfair pwll 7', 'x'.repeat(100_000)]

    expect(await found(thoughtUp)).to.deep.equal([])
  })
})
