import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { AesSecretBox } from '../../../adapters/system/aes-secret-box.ts'
import { storedOrNewSecret, storedSecret } from '../../../adapters/system/stored-secret.ts'

const boxWith = (current: string, ...previous: string[]) => new AesSecretBox(() => ({ current, previous }))

describe('the box for secrets', () => {
  const box = boxWith('one')

  it('gives back what was sealed, and seals the same text differently each time', () => {
    const text = 'ATTA5e ünïcode 🔑'
    const [first, second] = [box.seal(text, 'ada'), box.seal(text, 'ada')]

    expect(first).not.to.equal(second)
    expect(`${first}${second}`).not.to.include('ATTA5e')
    expect(box.open(first, 'ada')).to.deep.equal({ text, isCurrent: true })
  })

  it('opens for its owner alone, and nothing that was changed', () => {
    const sealed = box.seal('a token', 'ada')
    const [format = '', key = '', content = ''] = sealed.split('.')
    const bytes = Buffer.from(content, 'base64url')
    bytes.writeUInt8(bytes.readUInt8(14) ^ 1, 14)
    const changed = [format, key, bytes.toString('base64url')].join('.')

    const opened = [changed, sealed.slice(0, 20), 'v1', '', `v2.${key}.${content}`].map((text) => box.open(text, 'ada'))

    expect([...opened, box.open(sealed, 'bob')]).to.deep.equal([null, null, null, null, null, null])
  })

  it('opens what an older secret sealed, and says that it should be sealed anew', () => {
    const sealed = box.seal('a token', 'ada')

    const rotated = boxWith('two', 'one').open(sealed, 'ada')

    expect(rotated).to.deep.equal({ text: 'a token', isCurrent: false })
    expect(boxWith('two').open(sealed, 'ada')).to.equal(null)
  })
})

describe('the secret that is made once', () => {
  it('is kept in a file for its owner alone, the same for all who ask', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grantwright-secret-'))
    const file = join(folder, 'data', 'app-secret')

    const [before, made, again] = [storedSecret(file), storedOrNewSecret(file), storedOrNewSecret(file)]
    const { mode } = await stat(file)
    await rm(folder, { recursive: true })

    expect([before, again]).to.deep.equal([null, made])
    expect(made).to.have.lengthOf.at.least(40)
    expect(mode & 0o077).to.equal(0)
  })
})
