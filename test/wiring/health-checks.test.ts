import { expect } from 'chai'
import { sentenceForAdmins } from '../../adapters/http-contract/texts/en/reasons.ts'
import { InMemoryFileStore } from '../../adapters/memory/documents/in-memory-file-store.ts'
import { openInMemoryPersistence } from '../../adapters/memory/open-in-memory-persistence.ts'
import { readConfig } from '../../apps/wiring/config/config.ts'
import { openHealthChecks } from '../../apps/wiring/health-checks.ts'

describe('the health checks of a database', () => {
  const adviceAt = async (version: number) => {
    const config = readConfig({ DATABASE_URL: 'postgres://ada@localhost/grants' })
    const database = { ...openInMemoryPersistence(), majorVersion: async () => version }
    const checks = openHealthChecks(config, database, new InMemoryFileStore())
    return checks.find(({ name }) => name === 'server-version')!.look()
  }

  it('name a server that is older than the product is tested with, and what to do', async () => {
    const old = await adviceAt(14)

    expect(old?.severity).to.equal('warning')
    expect(sentenceForAdmins(old!.reason)).to.match(/^The database server is PostgreSQL 14; .* from 15 on\. Back up, /)
    expect([await adviceAt(15), await adviceAt(18)]).to.deep.equal([null, null])
  })
})
