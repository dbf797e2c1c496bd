import type { AccountId } from '../../core/shared/ids.ts'
import { expect } from 'chai'
import { accountsToReplace, previewLines } from '../../apps/cli/import-preview.ts'
import { anId } from '../support/builders.ts'

const here: AccountId = anId<'account'>()
const absent: AccountId = anId<'account'>()
const none = { users: ['ada@example.org'], administrators: [], withoutRights: [] }
const PREVIEW = [
  { id: here, ...none, withoutRights: ['ada@example.org'], replaces: ['bea@example.org'] },
  { id: absent, ...none, replaces: null },
]

describe('the preview of an import', () => {
  it('lists who comes in, who loses rights and who is replaced', () => {
    const lines = previewLines(PREVIEW)

    expect(lines).to.deep.equal([
      `Account ${here}`,
      '  users: ada@example.org',
      '  administrators: none',
      '  come without rights, passwords and confirmed addresses: ada@example.org',
      '  takes the place of: the account here of bea@example.org',
      `Account ${absent}`,
      '  users: ada@example.org',
      '  administrators: none',
      '  takes the place of: none',
    ])
  })

  it('asks for the identifier of each account that would be replaced, and takes nothing else for a yes', async () => {
    const asked: string[] = []
    const answering = (typed: string) => async (question: string) => {
      asked.push(question)
      return typed
    }

    expect(await accountsToReplace(PREVIEW, 'refuse', answering(` ${here}\n`))).to.deep.equal({ replace: [here] })
    for (const typed of ['y', 'yes', '', absent])
      expect(await accountsToReplace(PREVIEW, 'refuse', answering(typed))).to.equal('refuse')
    expect(asked).to.have.length(5)
    expect(asked[0]).to.include('bea@example.org')
  })

  it('asks nobody for what was named or is skipped, nor where there is nobody to ask', async () => {
    const nobody = () => expect.fail('It was asked for.')

    expect(await accountsToReplace(PREVIEW, { replace: [here] }, nobody)).to.deep.equal({ replace: [here] })
    expect(await accountsToReplace(PREVIEW, 'skip', nobody)).to.equal('skip')
    expect(await accountsToReplace(PREVIEW, 'refuse', null)).to.equal('refuse')
  })
})
