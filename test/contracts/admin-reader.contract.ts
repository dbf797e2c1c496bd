import { expect } from 'chai'

import type { Query } from '../../core/admin/ports.ts'
import type { AuditEntry } from '../../core/audit/audit-entry.ts'
import type { Proposal } from '../../core/proposals/proposal.ts'
import { UNICODE } from '../support/awkward-text.ts'
import type { Backend } from '../support/backends.ts'
import {
  anAccount,
  anAccessToken,
  anAuditEntry,
  anId,
  aDocument,
  aProposal,
  aReport,
  aUser,
  OTHER_ACCOUNT,
  SOME_ACCOUNT,
} from '../support/builders.ts'
import { openFresh } from '../support/open-fresh.ts'

/** Everything on one page, in the order in which it was made. */
const ALL = { page: 1, pageSize: 100, search: '', order: 'id', isDescending: false } as const

const AUDIT = { ...ALL, maskedAddress: null }

export function adminReaderContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')
  const reader = () => store.persistence.adminReader
  const idsIn = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)

  describe('users', () => {
    const save = (...users: ReturnType<typeof aUser>[]) =>
      store.run(async (stores) => {
        for (const user of users) await stores.users.save(user)
      })

    it('are those of all accounts, with what of them is shown, and until when their invitation can be accepted', async () => {
      const of = {
        email: 'ada@example.org',
        emailVerifiedAt: '2026-02-28T08:00:00.000Z',
        firstName: UNICODE,
        isAdmin: true,
        lastLoginAt: '2026-03-01T10:00:00.000Z',
      }
      const ada = aUser({ accountId: SOME_ACCOUNT, ...of })
      const bo = aUser({ accountId: OTHER_ACCOUNT, inviteStatus: 'pending' })
      await save(ada, bo)
      await store.run(({ accounts }) => accounts.save(anAccount({ id: SOME_ACCOUNT, ownerId: ada.id })))
      const expiresAt = '2026-03-09T09:00:00.000Z'
      await store.run(async ({ accessTokens }) => {
        await accessTokens.put(anAccessToken({ userId: bo.id, expiresAt }))
        await accessTokens.put(
          anAccessToken({ userId: bo.id, purpose: 'reset', expiresAt: '2026-04-01T00:00:00.000Z' }),
        )
      })

      const { items, total } = await reader().users(ALL)

      expect(total).to.equal(2)
      expect(idsIn({ items })).to.deep.equal([ada.id, bo.id])
      expect(items[0]).to.deep.equal({
        id: ada.id,
        accountId: SOME_ACCOUNT,
        lastName: 'Brook',
        inviteStatus: null,
        isOwner: true,
        inviteExpiresAt: null,
        ...of,
      })
      expect(items[1]).to.include({ inviteStatus: 'pending', inviteExpiresAt: expiresAt, lastLoginAt: null })
    })

    it('come page by page in the order asked for, who never logged in as the longest ago', async () => {
      const users = [
        aUser({ email: 'c@example.org', lastLoginAt: '2026-03-02T10:00:00.000Z' }),
        aUser({ email: 'a@example.org', lastLoginAt: null }),
        aUser({ email: 'b@example.org', lastLoginAt: '2026-03-03T10:00:00.000Z' }),
        aUser({ email: 'd@example.org', lastLoginAt: null }),
      ]
      await save(...users)
      const [c, a, b, d] = users.map(({ id }) => id)
      const ordered = async (of: Partial<Query<'id' | 'email' | 'lastLoginAt'>>) =>
        idsIn(await reader().users({ ...ALL, ...of }))

      expect(await ordered({ isDescending: true })).to.deep.equal([d, b, a, c])
      expect(await ordered({ order: 'email' })).to.deep.equal([a, b, c, d])
      expect(await ordered({ order: 'lastLoginAt' })).to.deep.equal([a, d, c, b])
      expect(await ordered({ order: 'lastLoginAt', isDescending: true })).to.deep.equal([b, c, d, a])
      expect(await ordered({ order: 'email', page: 2, pageSize: 3 })).to.deep.equal([d])
      expect(await reader().users({ ...ALL, page: 3, pageSize: 3 })).to.deep.equal({ items: [], total: 4 })
    })

    it('are found by a part of their e-mail, taken literally, and by their own or their account’s identifier', async () => {
      const ada = aUser({ email: 'ada_brook@example.org', accountId: OTHER_ACCOUNT })
      const bo = aUser({ email: 'bo%@example.org' })
      await save(ada, bo)
      const found = async (search: string) => idsIn(await reader().users({ ...ALL, search }))

      expect(await found(' DA_B ')).to.deep.equal([ada.id])
      expect(await found('%')).to.deep.equal([bo.id])
      expect(await found('_')).to.deep.equal([ada.id])
      expect(await found('\\')).to.deep.equal([])
      expect(await found(bo.id)).to.deep.equal([bo.id])
      expect(await found(OTHER_ACCOUNT)).to.deep.equal([ada.id])
      expect(await found(anId())).to.deep.equal([])
      expect((await reader().users({ ...ALL, search: 'ada' })).total).to.equal(1)
    })
  })

  describe('applications', () => {
    const save = (...proposals: Proposal[]) =>
      store.run(async (stores) => {
        for (const proposal of proposals) await stores.proposals.save(proposal)
      })
    const form = (fileName: string) => ({ fileName, fileKey: 'a/b', mediaType: 'text/plain', sizeBytes: 3 })

    it('are those of all accounts, found by a part of their name', async () => {
      const mine = aProposal({ name: `Alpha ${UNICODE}`, totalCost: 0.1 + 0.2, processingStatus: 'answering' })
      const other = aProposal({ name: 'beta', accountId: OTHER_ACCOUNT, isArchived: true })
      await save(mine, other)

      const { items, total } = await reader().proposals(ALL)

      expect(total).to.equal(2)
      expect(items[0]).to.deep.equal({
        id: mine.id,
        accountId: SOME_ACCOUNT,
        name: mine.name,
        isArchived: false,
        status: 'draft',
        processingStatus: 'answering',
        totalCost: 0.1 + 0.2,
        createdAt: mine.createdAt,
      })
      expect(items[1]).to.include({ id: other.id, isArchived: true, processingStatus: null })
      expect(idsIn(await reader().proposals({ ...ALL, search: 'BET' }))).to.deep.equal([other.id])
      expect(idsIn(await reader().proposals({ ...ALL, order: 'name', isDescending: true }))).to.have.length(2)
    })

    it('come in the same order on every database, whatever its language', async () => {
      await save(...['Éclair', 'apple', 'Zebra'].map((name) => aProposal({ name })))

      const { items } = await reader().proposals({ ...ALL, order: 'name', isDescending: false })

      expect(items.map(({ name }) => name)).to.deep.equal(['Zebra', 'apple', 'Éclair'])
    })

    it('of one account come newest first', async () => {
      const [first, second] = [aProposal(), aProposal()]
      await save(first, second, aProposal({ accountId: OTHER_ACCOUNT }))

      expect((await reader().proposalsOf(SOME_ACCOUNT)).map(({ id }) => id)).to.deep.equal([second.id, first.id])
      expect(await reader().proposalsOf(anId())).to.deep.equal([])
    })

    it('have their files listed as grant documents, with what they were classified as', async () => {
      const asForm = aProposal({ form: form('B.docx'), formClassification: 'application form' })
      const asGuide = aProposal({ form: form('A.pdf'), formClassification: 'guidance', accountId: OTHER_ACCOUNT })
      await save(asForm, aProposal(), asGuide)
      const ordered = async (of: Partial<Query<'id' | 'originalName' | 'classification'>>) =>
        idsIn(await reader().grantDocuments({ ...ALL, ...of }))

      const { items, total } = await reader().grantDocuments(ALL)

      expect(total).to.equal(2)
      expect(items[1]).to.deep.equal({
        id: asGuide.id,
        accountId: OTHER_ACCOUNT,
        originalName: 'A.pdf',
        classification: 'guidance',
      })
      expect(await ordered({ order: 'originalName' })).to.deep.equal([asGuide.id, asForm.id])
      expect(await ordered({ order: 'classification' })).to.deep.equal([asForm.id, asGuide.id])
      expect(await ordered({ search: 'docx' })).to.deep.equal([asForm.id])
    })
  })

  describe('audit entries', () => {
    it('say who did it as long as they are a user, and are found by whom and what it was done to', async () => {
      const admin = aUser({ email: 'admin@example.org' })
      const subjectId = anId<'proposal'>()
      const known = anAuditEntry({ adminId: admin.id, action: 'reload-answers', subjectId })
      const unknown = anAuditEntry()
      const everybodys = anAuditEntry({ onAccount: null, action: 'save-funder' })
      await store.run(async ({ users, auditLog }) => {
        await users.save(admin)
        await auditLog.add(known)
        await auditLog.add(unknown)
        await auditLog.add(everybodys)
      })
      const found = async (search: string) => idsIn(await reader().auditEntries({ ...AUDIT, search }))

      const { items, total } = await reader().auditEntries({ ...AUDIT, isDescending: true })

      expect(total).to.equal(3)
      expect(items).to.deep.equal([
        { ...everybodys, adminEmail: null },
        { ...unknown, adminEmail: null },
        { ...known, adminEmail: 'admin@example.org' },
      ])
      expect(await found('ADMIN@')).to.deep.equal([known.id])
      expect(await found(admin.id)).to.deep.equal([known.id])
      expect(await found(subjectId)).to.deep.equal([known.id])
      expect(await found(unknown.onAccount ?? '')).to.deep.equal([unknown.id])
    })

    it('are found by a masked address of the time, whoever is gone, until it is erased', async () => {
      const [before, at] = ['2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z']
      const byAdmin = anAuditEntry({ at, adminAddress: 'r•••n@example.org' })
      const onUser = anAuditEntry({ at: before, subjectAddress: 'r•••n@example.org' })
      const others = anAuditEntry({ subjectAddress: 'b•••a@example.org' })
      await store.run(async ({ auditLog }) => {
        for (const entry of [byAdmin, onUser, others]) await auditLog.add(entry)
      })
      const found = async () => {
        const query = { ...ALL, search: 'robin@example.org', maskedAddress: 'r•••n@example.org' }
        return idsIn(await reader().auditEntries(query))
      }
      expect(await found()).to.have.members([byAdmin.id, onUser.id])

      const erase = () => store.run(({ dataMaintenance }) => dataMaintenance.eraseAuditAddresses(at, 10))
      expect([await erase(), await erase()]).to.deep.equal([1, 0])
      expect(await found()).to.deep.equal([byAdmin.id])
      expect((await reader().auditEntries(AUDIT)).total).to.equal(3)
    })

    it('concern an admin, and a user or else whoever owns the account', async () => {
      const [admin, owner, user] = [aUser(), aUser(), aUser()]
      const account = anAccount({ ownerId: owner.id })
      await store.run(async ({ users, accounts }) => {
        await accounts.save(account)
        for (const person of [admin, owner, user]) await users.save(person)
      })
      const concerned = (act: Pick<AuditEntry, 'onAccount' | 'subjectId'>, adminId = admin.id) =>
        store.run(({ auditLog }) => auditLog.concernedBy({ adminId, ...act }))

      expect([
        await concerned({ onAccount: account.id, subjectId: user.id }),
        await concerned({ onAccount: account.id, subjectId: anId() }),
        await concerned({ onAccount: null, subjectId: null }, anId()),
      ]).to.deep.equal([
        { admin: admin.email, subject: user.email },
        { admin: admin.email, subject: owner.email },
        { admin: null, subject: null },
      ])
    })

    it('are not there when the unit of work fails in which the act was done', async () => {
      const failing = store.run(async ({ auditLog }) => {
        await auditLog.add(anAuditEntry())
        throw new Error('no')
      })

      expect(await failing.catch((error: Error) => error.message)).to.equal('no')
      expect((await reader().auditEntries(AUDIT)).total).to.equal(0)
    })
  })

  it('knows whether an admin did something before, to the same and in that time', async () => {
    const entry = anAuditEntry({ subjectId: anId<'proposal'>(), at: '2026-03-02T09:00:00.000Z' })
    const ofAccount = anAuditEntry({ subjectId: null, at: entry.at })
    await store.run(async ({ auditLog }) => [await auditLog.add(entry), await auditLog.add(ofAccount)])
    const has = (act: typeof entry, since = entry.at) => store.run(({ auditLog }) => auditLog.hasSince(act, since))

    expect([await has(entry), await has(ofAccount), await has(entry, '2026-03-02T08:59:59.999Z')]).to.deep.equal([
      true,
      true,
      true,
    ])
    expect(await has(entry, '2026-03-02T09:00:00.001Z')).to.equal(false)
    expect(await has({ ...entry, adminId: anId() })).to.equal(false)
    expect(await has({ ...entry, subjectId: anId() })).to.equal(false)
    expect(await has({ ...entry, action: 'read-report' })).to.equal(false)
  })

  it('knows whose an application, a project, a report and a document are, whoever asks', async () => {
    const proposal = aProposal({ accountId: OTHER_ACCOUNT })
    const [report, document] = [aReport({ accountId: OTHER_ACCOUNT }), aDocument({ accountId: OTHER_ACCOUNT })]
    await store.run(async (stores) => {
      await stores.proposals.save(proposal)
      await stores.reports.save(report)
      await stores.documents.save(document)
    })
    const { reportReader, documentReader } = store.persistence
    expect(await reportReader.ownerOf(report.id)).to.equal(OTHER_ACCOUNT)
    expect(await reportReader.ownerOf(anId())).to.equal(null)
    expect(await documentReader.ownerOf(document.id)).to.equal(OTHER_ACCOUNT)
    expect(await documentReader.ownerOf(anId())).to.equal(null)

    expect(await store.persistence.proposalReader.ownerOf(proposal.id)).to.equal(OTHER_ACCOUNT)
    expect(await store.persistence.proposalReader.ownerOf(anId())).to.equal(null)
    expect(await store.persistence.proposalReader.ownerOfQuestion(anId())).to.equal(null)
    expect(await store.persistence.projectReader.ownerOf(anId())).to.equal(null)
  })
}
