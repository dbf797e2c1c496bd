import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import type { DatabaseConfig } from '../../apps/wiring/database-config.ts'
import type { AccountId } from '../../core/accounts/account.ts'
import { newFunderImport, type FunderImport } from '../../core/funders/funder-import.ts'
import { aDocument, aJob, anAccount, anAuditEntry, anId, aProject, aProposal, aUser } from '../support/builders.ts'
import { writeFunders } from './large-funders.ts'
import { multiplyRows, writingManyRows, type ManyRows } from './many-rows.ts'
import { openOwnServer, type OwnServer } from './own-server.ts'

const SIZES = { users: 10_000, jobs: 50_000, funders: 100_000, proposals: 10_000, auditEntries: 10_000 } as const
const IMPORTS = 60
/** What one account holds of each; jobs and applications of the others are copies of them. */
const ORIGINALS = 50
/** Of the oldest copy, in seconds: finished jobs are kept for weeks only. */
const START = Math.floor(Date.now() / 1000) - 14 * 24 * 3600
const RECENTLY = new Date(START * 1000).toISOString()

export interface LargeInstallation extends OwnServer {
  /** An account that holds a good deal of everything. */
  readonly accountId: AccountId
}

/** The product on a database of the size that an installation has after some years. */
export async function openLargeInstallation(): Promise<LargeInstallation> {
  let accountId: AccountId | undefined
  const settings = { RATE_LIMIT: 'off', ADMIN_EMAILS: 'robin@example.org' }
  const server = await openOwnServer(settings, async ({ database }) => {
    accountId = await storeOriginals(database)
    await writingManyRows(database, multiply)
  })
  return { ...server, accountId: accountId! }
}

async function storeOriginals(database: DatabaseConfig): Promise<AccountId> {
  if (database.kind === 'memory') throw new Error('A large installation has a database.')
  const persistence = await openDatabase(database)
  const accountId: AccountId = anId()
  const email = 'philippa.featherstonehaugh-cholmondeley@riverside-neighbourhoods.example'
  const owner = aUser({ accountId, email, lastLoginAt: RECENTLY })
  await persistence.unitOfWork.run(async (stores) => {
    await stores.accounts.save(anAccount({ id: accountId, ownerId: owner.id }))
    await stores.users.save(owner)
    await stores.auditLog.add(anAuditEntry({ onAccount: accountId }))
    for (let count = 0; count < IMPORTS; count++) await stores.funderImports.save(importOf(count))
    for (let count = 0; count < ORIGINALS; count++) {
      const document = aDocument({ accountId, originalName: fileNameOf(count) })
      await stores.documents.save(document)
      await stores.jobs.add(finishedJob(count, accountId, document.id))
      await stores.projects.save(aProject({ accountId, name: `Project ${count + 1}` }))
      await stores.proposals.save(applicationOf(accountId, count))
    }
  })
  await persistence.close()
  return accountId
}

/** Some are as long as the names that people give to scans. */
function fileNameOf(count: number): string {
  if (count % 10 !== 0) return `Annual report ${2000 + count}.pdf`
  return `Riverside_Neighbourhoods_trustees_annual_report_and_accounts_signed_FINAL_${2000 + count}.pdf`
}

function applicationOf(accountId: AccountId, count: number) {
  const fileName = `Application form ${count}.docx`
  return aProposal({
    accountId,
    name: `Neighbourhood fund, round ${count + 1}`,
    form: { fileName, fileKey: `${accountId}/${count}`, mediaType: 'text/plain', sizeBytes: 3 },
    formClassification: 'application form',
    processingStatus: count % 7 === 0 ? 'error' : 'completed',
    totalCost: count / 10,
  })
}

function finishedJob(count: number, accountId: AccountId, documentId: string) {
  const hasFailed = count % 10 === 0
  return aJob({
    accountId,
    name: ['read-document', 'answer-question', 'write-report'][count % 3] ?? '',
    data: { documentId },
    state: hasFailed ? 'failed' : 'completed',
    createdAt: RECENTLY,
    lastRunAt: RECENTLY,
    lastFinishedAt: RECENTLY,
    runCount: hasFailed ? 5 : 1,
    failCount: hasFailed ? 5 : 0,
    result: hasFailed ? null : 'ready',
    failReason: hasFailed ? 'The file is protected by a password, so its text could not be read.' : null,
  })
}

function importOf(count: number): FunderImport {
  const begun = newFunderImport({
    id: anId(),
    fileName: `publicextract.charity_part_${count + 1}.json`,
    fileKey: `imports/${count}`,
    sizeBytes: 1_000_000,
    contentHash: String(count).padStart(64, '0'),
    format: 'charity-commission-charities',
    source: { title: '', url: '', licence: 'Open Government Licence v3.0', publishedOn: null },
    jobId: null,
    createdAt: RECENTLY,
  })
  return { ...begun, outcome: 'completed', recordsRead: 1667, fundersAdded: 1600, recordsSkipped: 12 }
}

/** What the copies of each table's rows have of their own, and how many copies there are. */
function othersOn(rows: ManyRows) {
  const seconds = `${START} + n.i * 60`
  const time = rows.time(seconds)
  /** An identifier that begins with a time of its own. */
  const id = (column: string) => `${rows.hex(seconds)} || substr(o.${column}, 9)`
  const owner = { id: id('id'), account_id: id('account_id') }
  return {
    accounts: [SIZES.users, { id: id('id') }],
    users: [
      SIZES.users,
      {
        ...owner,
        email: "'person' || n.i || '@charity' || (n.i % 900) || '.example'",
        last_login_at: `CASE WHEN n.i % 4 <> 0 THEN ${time} END`,
      },
    ],
    jobs: [SIZES.jobs / ORIGINALS, { id: id('id'), created_at: time, last_run_at: time, last_finished_at: time }],
    proposals: [SIZES.proposals / ORIGINALS, { ...owner, name: "o.name || ' of ' || n.i" }],
    audit_entries: [SIZES.auditEntries, { id: id('id'), at: time }],
  } as const
}

async function multiply(rows: ManyRows): Promise<void> {
  await writeFunders(rows, SIZES.funders)
  // All that is added waits to be done.
  await rows.run('UPDATE jobs SET claimable_at = NULL')
  for (const [table, [times, changed]] of Object.entries(othersOn(rows)))
    await multiplyRows(rows, table, times, changed)
}
