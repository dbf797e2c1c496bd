import { expect } from 'chai'
import { BackUpDatabase } from '../../../core/maintenance/back-up-database.ts'

describe('BackUpDatabase', () => {
  it('tells under which name the copy was saved', async () => {
    const backup = {
      backUp: async () => 'grantwright-2026-01-01.sqlite',
      copyTo: async () => ({ accounts: 0, documents: 0 }),
    }

    expect(await new BackUpDatabase(backup).execute()).to.equal('Saved as grantwright-2026-01-01.sqlite.')
  })
})
