import { expect } from 'chai'
import type { Backend } from '../support/backends.ts'
import { openFresh } from '../support/open-fresh.ts'

export function installationNotesContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  it('tell when a backup was noted last, and nothing before that', async () => {
    expect(await store.persistence.backedUpAt()).to.equal(null)

    await store.persistence.noteBackup()
    const first = await store.persistence.backedUpAt()
    await store.persistence.noteBackup()
    const second = await store.persistence.backedUpAt()

    expect([first, second].map((noted) => new Date(noted ?? '').toISOString())).to.deep.equal([first, second])
    expect(second! >= first!).to.equal(true)
  })

  it('tell the version of the server, where there is one', async () => {
    const version = await store.persistence.majorVersion()

    expect(version).to.satisfy((of: number | null) => (backend.name === 'PostgreSQL' ? (of ?? 0) >= 15 : of === null))
  })
}
