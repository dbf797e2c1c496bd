import { expect } from 'chai'

import { contentsOf, type Backend, type Contents } from '../support/backends.ts'
import * as build from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'
import { fillAccount } from './filled-account.ts'

/** Tables that hold nothing of any account. */
const OF_THE_INSTALLATION = [
  ...['scheduledTasks', 'single_jobs', 'dataMigrations', 'data_migrations', 'attempts', 'outages'],
  ...['modelPrices', 'model_prices'],
  ...['revokedAdmins', 'revoked_admins', 'removedSessions', 'removed_sessions', 'installation_notes'],
  ...['funderImports', 'funder_imports', 'funderIdentifiers', 'funder_identifiers', 'funderNames', 'funder_names'],
  ...['funderAwards', 'funder_awards', 'funderSpellings', 'funder_spellings'],
]

export function accountContentsContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  it('removes all of an account, whatever it holds, and nothing of another', async () => {
    const gone = await fillAccount(store.persistence, 'Quillwort')
    const kept = await fillAccount(store.persistence, 'Sandpiper')
    const before = JSON.stringify(withoutAudit(await contentsOf(store.persistence)))

    await store.run(({ accountContents }) => accountContents.removeAll(gone))

    const after = JSON.stringify(withoutAudit(await contentsOf(store.persistence)))
    expect(before)
      .to.match(/quillwort/i)
      .and.include(gone)
    expect(after)
      .not.to.match(/quillwort/i)
      .and.not.to.include(gone)
    expect(after.match(/sandpiper/gi)).to.have.length(before.match(/sandpiper/gi)?.length ?? 0)
    expect(after.split(kept)).to.have.length(before.split(kept).length)
  })

  it('leaves no row behind when the only account goes, but what the audit log says of it by its identifier alone', async () => {
    const empty = await contentsOf(store.persistence)
    const account = await fillAccount(store.persistence, 'Quillwort')
    const full = await contentsOf(store.persistence)

    await store.run(({ accountContents }) => accountContents.removeAll(account))

    const owned = Object.keys(full).filter((table) => !OF_THE_INSTALLATION.includes(table))
    const untouched = owned.filter((table) => full[table]?.length === 0)
    expect(untouched, 'tables in which nothing was planted').to.deep.equal([])
    const after = await contentsOf(store.persistence)
    expect(withoutAudit(after)).to.deep.equal(withoutAudit(empty))
    const entries = auditOf(full)
    expect(entries).to.have.length(1)
    expect(auditOf(after)).to.deep.equal(entries)
    expect(JSON.stringify(entries))
      .to.include(account)
      .and.not.match(/quillwort/i)
  })

  it('does nothing when there is no such account, and nothing when its unit of work fails', async () => {
    const kept = await fillAccount(store.persistence, 'Sandpiper')
    const before = await contentsOf(store.persistence)

    await store.run(({ accountContents }) => accountContents.removeAll(build.anId()))
    const failing = store.run(async ({ accountContents }) => {
      await accountContents.removeAll(kept)
      throw new Error('no')
    })

    expect(await failing.catch((error: Error) => error.message)).to.equal('no')
    expect(await contentsOf(store.persistence)).to.deep.equal(before)
  })
}

/** Acts of admins. */
function auditOf({ auditEntries, audit_entries: entries = auditEntries }: Contents) {
  return entries
}

/** What is removed with an account: all but what admins are noted to have done. */
function withoutAudit({ auditEntries: _inMemory, audit_entries: _inTable, ...rest }: Contents): Contents {
  return rest
}
