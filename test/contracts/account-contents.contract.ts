import { expect } from 'chai'

import type { AccountId } from '../../core/accounts/account.ts'
import { NO_USAGE } from '../../core/proposals/model-usage.ts'
import { contentsOf, type Backend, type Contents } from '../support/backends.ts'
import * as build from '../support/builders.ts'
import { openFresh, type Opened } from '../support/open-fresh.ts'

/** Tables that hold nothing of any account. */
const OF_THE_INSTALLATION = ['singleJobs', 'single_jobs', 'dataMigrations', 'data_migrations', 'attempts']

export function accountContentsContract(backend: Backend): void {
  const store = openFresh(backend, 'for each test')

  it('removes all of an account, whatever it holds, and nothing of another', async () => {
    const gone = await fill(store, 'Quillwort')
    const kept = await fill(store, 'Sandpiper')
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

  it('leaves no row behind when the only account goes', async () => {
    const empty = await contentsOf(store.persistence)
    const account = await fill(store, 'Quillwort')
    const full = await contentsOf(store.persistence)

    await store.run(({ accountContents }) => accountContents.removeAll(account))

    const owned = Object.keys(full).filter((table) => !OF_THE_INSTALLATION.includes(table))
    const untouched = owned.filter((table) => full[table]?.length === 0)
    expect(untouched, 'tables in which nothing was planted').to.deep.equal([])
    expect(withoutAudit(await contentsOf(store.persistence))).to.deep.equal(withoutAudit(empty))
  })

  it('keeps what the audit log says of the account, which names it by its identifier alone', async () => {
    const account = await fill(store, 'Quillwort')
    const { auditEntries, audit_entries: entries = auditEntries } = await contentsOf(store.persistence)

    await store.run(({ accountContents }) => accountContents.removeAll(account))

    const after = await contentsOf(store.persistence)
    expect(entries).to.have.length(1)
    expect(after.audit_entries ?? after.auditEntries).to.deep.equal(entries)
    expect(JSON.stringify(entries))
      .to.include(account)
      .and.not.match(/quillwort/i)
  })

  it('does nothing when there is no such account, and nothing when its unit of work fails', async () => {
    const kept = await fill(store, 'Sandpiper')
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

/** What is removed with an account: all but what admins are noted to have done. */
function withoutAudit({ auditEntries: _inMemory, audit_entries: _inTable, ...rest }: Contents): Contents {
  return rest
}

/** Plants the word into everything that is kept for a new account. */
async function fill(store: Opened, word: string): Promise<AccountId> {
  const accountId: AccountId = build.anId()
  const user = build.aUser({ accountId, firstName: word, email: `${word.toLowerCase()}@example.org` })
  const settings = { language: 'en-GB', toneOfVoice: word, factsFile: word }
  await store.run(async ({ accounts, users, sessions, accessTokens, projects, jobs, spendings, auditLog }) => {
    await accounts.save(build.anAccount({ id: accountId, ownerId: user.id, settings }))
    await users.save(user)
    await sessions.save(build.aSession({ userId: user.id, tokenHash: `${word} session` }))
    await accessTokens.put(build.anAccessToken({ userId: user.id, tokenHash: `${word} token` }))
    await projects.save(build.aProject({ accountId, name: word }))
    await spendings.add(accountId, '2026-03', NO_USAGE)
    const reservation = {
      id: build.anId<'reservation'>(),
      accountId,
      month: '2026-03',
      amount: 1,
      expiresAt: '2026-03-31',
    }
    await spendings.reserve(reservation, 5, '2026-03-01')
    await jobs.add(build.aJob({ accountId, data: { word } }))
    await auditLog.add(build.anAuditEntry({ onAccount: accountId }))
  })
  await fillWork(store, word, accountId)
  await runJobs(store, word)
  return accountId
}

/** So that there are runs of the account's jobs. */
async function runJobs({ persistence: { jobQueue } }: Opened, word: string): Promise<void> {
  const now = '2026-03-03T09:00:00.000Z'
  for (const claim of await jobQueue.claim({ now, leaseUntil: now, limit: 100 }))
    await jobQueue.complete(claim, word, now)
}

async function fillWork(store: Opened, word: string, accountId: AccountId): Promise<void> {
  const funder = build.aFunder({ accountId, funderName: word })
  const proposal = build.aProposal({ accountId, name: word, funderId: funder.id, coverLetter: word })
  const question = build.aQuestion({
    accountId,
    proposalId: proposal.id,
    text: word,
    answer: build.anAnswer({ text: word }),
  })
  const document = build.aDocument({ accountId, originalName: `${word}.pdf` })
  const indexed = { accountId, documentId: document.id, fileName: document.originalName, texts: [`all about ${word}`] }
  const report = build.aReport({ accountId, name: word, reportPrompt: word, text: word })
  await store.run(async ({ funders, proposals, questions, coordinatorMessages, documents, passages, reports }) => {
    await funders.save(funder)
    await proposals.save(proposal)
    await questions.save(question)
    await coordinatorMessages.add(build.aCoordinatorMessage({ proposalId: proposal.id, content: word }))
    await documents.save(document)
    await reports.save(report)
    await passages.put(build.anIndexedDocument(indexed))
  })
}
