import type { AccountId } from '../../core/shared/ids.ts'
import { sentenceOfError } from '../support/sentences.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'

import { readingZip } from '../../adapters/archive/zip-reader.ts'
import { writeZip } from '../../adapters/archive/write-zip.ts'
import { InMemoryFileStore } from '../../adapters/memory/documents/in-memory-file-store.ts'
import { directReadings } from '../../apps/wiring/workers/readings.ts'
import { StemmedTermAnalyser } from '../../adapters/term-analysis/stemmed-term-analyser.ts'
import type { Persistence } from '../../core/persistence.ts'
import type { ArchiveReader } from '../../core/transfer/ports.ts'
import { ExportAccounts } from '../../core/transfer/export-accounts.ts'
import { ImportAccounts, type OnExisting } from '../../core/transfer/import-accounts.ts'
import { RECORD_KINDS } from '../../core/transfer/records.ts'
import { BACKENDS, contentsOf, type Backend, type Contents } from '../support/backends.ts'
import { aUser } from '../support/builders.ts'
import { CountingIds } from '../support/counting-ids.ts'
import { expectError } from '../support/expect-error.ts'
import { FixedClock } from '../support/fixed-clock.ts'
import { seedRichAccount } from '../support/rich-account.ts'

const TEXT_INDEXING = { termWeights: directReadings(), analyser: new StemmedTermAnalyser() }

/** Tables whose rows move. A new table has to be put here or below. */
const MOVED = [
  'accounts',
  'users',
  'funders',
  'projects',
  'project_briefs',
  'documents',
  'indexed_documents',
  'passages',
  'profile_facts',
  'proposals',
  'questions',
  'form_readings',
  'told_forms',
  'proofreadings',
  'question_comments',
  'coordinator_messages',
  'reports',
  'text_versions',
  'remembered_answers',
  'spendings',
  'feature_spendings',
  'audit_entries',
]

/** Tables whose rows stay behind, and why. */
const LEFT_BEHIND: Readonly<Record<string, string>> = {
  sessions: 'who moves logs in again',
  removed_sessions: 'of the installation',
  access_tokens: 'links that were mailed lead to where they were mailed from',
  second_factors: 'sealed with the secret of the installation: who moves switches it on again',
  document_facts: 'found anew in the documents',
  removed_questions: 'they can be brought back for some days where they were removed',
  jobs: 'what is marked as in progress is queued again where it goes',
  job_runs: 'they tell of jobs',
  job_ended: 'it tells of jobs',
  funder_keys: 'written anew with each funder',
  question_words: 'worked out anew from the questions',
  document_uses: 'worked out anew from the answers',
  posting_blocks: 'worked out anew from the passages',
  passage_vectors: 'made anew from the passages, by the encoder of where it goes',
  answer_terms: 'worked out anew from the answers',
  outages: 'of the installation',
  model_prices: 'of the installation',
  installation_notes: 'of the installation',
  kept_requests: 'whoever sent them sends them to where they were sent',
  revoked_admins: 'of the installation',
  spending_reservations: 'they tell of calls that are under way',
  attempts: 'they slow down whoever tries too much, here',
  funder_imports: 'of the installation',
  funder_identifiers: 'of the installation: registers are imported where it goes',
  funder_names: 'as the identifiers',
  funder_awards: 'as the identifiers',
  funder_spellings: 'as the identifiers',
  task_board_connections: 'a token of the installation it was given to',
  task_cards: 'they lead to cards that such a connection made',
  single_jobs: 'of the installation',
  data_migrations: 'of the installation',
}

/** Columns that are another's matter wherever a row goes, and why. */
const OWN_COLUMNS: Readonly<Record<string, string>> = {
  version: 'counts the savings in one database',
  revision: 'counts the changes in one database',
  projects_revision: 'counts the changes in one database',
  ordinal: 'a revision',
  file_key: 'a place in one file store',
  number: 'counted up by the database',
  lengths: 'worked out anew from the passages',
  block_count: 'worked out anew from the passages',
}

/** Of these tables the product itself says number and ordinal. */
const SAYS_ITSELF = ['questions', 'passages']
const SAID = ['number', 'ordinal']

interface Place {
  readonly persistence: Persistence
  readonly files: InMemoryFileStore
}

export function accountRecordsContract(backend: Backend): void {
  const places: Place[] = []
  let folder: string
  let archive: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'account-records-'))
    archive = join(folder, 'export.zip')
  })
  afterEach(async () => {
    for (const { persistence } of places.splice(0)) await persistence.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function open(where = backend): Promise<Place> {
    const place = { persistence: await where.open(), files: new InMemoryFileStore() }
    places.push(place)
    return place
  }

  const plant = ({ persistence, files }: Place, word: string) =>
    seedRichAccount((work) => persistence.unitOfWork.run(work), files, word)

  const save = ({ persistence, files }: Place, account?: AccountId, to = archive) =>
    writeZip(to, (writer) =>
      new ExportAccounts(persistence.unitOfWork, persistence.snapshots, files, new FixedClock()).execute({
        archive: writer,
        ...(account && { account }),
      }),
    )

  const importInto = ({ persistence, files }: Place) =>
    new ImportAccounts(persistence.unitOfWork, files, TEXT_INDEXING, new CountingIds())

  const bringIn = (place: Place, onExisting: OnExisting = 'refuse') =>
    readingZip(archive, (reader) => importInto(place).execute({ archive: reader, onExisting, trust: 'operator' }))

  it('moves all rows of all tables, but those that are named here with the reason', async () => {
    const [from, to] = [await open(), await open()]
    await plant(from, 'quillwort')
    await plant(from, 'sandpiper')
    await save(from)

    await bringIn(to)

    const [before, after] = [await contentsOf(from.persistence), await contentsOf(to.persistence)]
    if (backend.name === 'in memory') return
    const undecided = Object.keys(before).filter((table) => !MOVED.includes(table) && !(table in LEFT_BEHIND))
    expect(undecided, 'tables of which nobody has decided whether they move').to.deep.equal([])
    expect(MOVED.flatMap((table) => emptyColumns(table, before))).to.deep.equal([])
    for (const table of MOVED) expect(movedRows(table, after), table).to.deep.equal(movedRows(table, before))
    expect(after.posting_blocks).not.to.deep.equal([])
  })

  /** Each store is tried with the one in memory: two that hold one export alike also hold each other's. */
  const others = BACKENDS.filter(({ name }) => name === 'in memory' || backend.name === 'in memory')

  for (const other of others)
    it(`brings to and from the store ${other.name} what is the same when it is exported again`, async () => {
      const [from, to] = [await open(), await open(other)]
      const account = await plant(from, 'quillwort')
      await save(from)
      const first = await recordsIn(archive, account)

      await bringIn(to)
      await save(to)

      expect(await recordsIn(archive, account)).to.deep.equal(first)
    })

  it('sees everything as it was when the export began', async () => {
    const place = await open()
    const account = await plant(place, 'quillwort')

    const names = await place.persistence.snapshots.take(async (records) => {
      const found: string[] = []
      for await (const user of records.ofAccount('users', account)) {
        if (found.length === 0 && backend.name !== 'in memory') await renameAll(place, account)
        found.push(user.lastName)
      }
      for await (const { name } of records.ofAccount('projects', account)) found.push(name)
      return found
    })

    expect(names).to.deep.equal(['Brook', 'Brook', 'quillwort'])
  })

  it('refuses an account that is here already, replaces it or leaves it, as it is told', async () => {
    const [from, to] = [await open(), await open()]
    const account = await plant(from, 'quillwort')
    await save(from)
    await bringIn(to)
    await renameAll(to, account)

    const refused = await expectError(bringIn(to), 'conflict', 'transfer.account-exists')
    const [skipped] = await bringIn(to, 'skip')
    const kept = await projectNames(to, account)
    const [replaced] = await bringIn(to, { replace: [account] })

    expect(sentenceOfError(refused)).to.include(account)
    expect(skipped?.outcome).to.equal('skipped')
    expect(kept).to.deep.equal(['renamed'])
    expect(replaced?.outcome).to.equal('replaced')
    expect(await projectNames(to, account)).to.deep.equal(['quillwort'])
  })

  it('takes an export from before profiles, comments, reviews and due dates', async () => {
    const [from, to] = [await open(), await open()]
    const account = await plant(from, 'quillwort')
    await save(from)

    await readingZip(archive, (reader) =>
      importInto(to).execute({ archive: asOfBefore(reader), onExisting: 'refuse', trust: 'operator' }),
    )
    await save(to)

    const { proposals, questions, reports, questionComments, formReadings, profileFacts } = await recordsIn(
      archive,
      account,
    )
    expect([questionComments, formReadings, profileFacts]).to.deep.equal([[], [], []])
    for (const question of questions!)
      expect(question).to.deep.include({ kind: 'text', review: null, assigneeId: null })
    for (const proposal of proposals!)
      expect(proposal).to.deep.include({ stage: 'drafting', deadline: null, amountAsked: null, stageHistory: [] })
    for (const report of reports!) expect(report).to.deep.include({ dueAt: null })
  })

  it('keeps nothing unless what it reads back is what the export holds', async () => {
    if (backend.name === 'in memory') return
    const [from, to] = [await open(), await open()]
    await plant(from, 'quillwort')
    await save(from)

    const importing = readingZip(archive, (reader) =>
      importInto(to).execute({ archive: withOneMoreField(reader), onExisting: 'refuse', trust: 'operator' }),
    )

    const refused = await expectError(importing, 'conflict', 'transfer.differs')
    expect(sentenceOfError(refused)).to.match(/^Record 1 of .+projects\.jsonl is another here than in the export/)
    expect((await contentsOf(to.persistence)).accounts).to.deep.equal([])
  })

  it('leaves nothing of an account that can’t be brought in whole', async () => {
    const [from, to] = [await open(), await open()]
    const account = await plant(from, 'quillwort')
    await to.persistence.unitOfWork.run(({ users }) => users.save(aUser({ email: 'quillwort@example.org' })))
    await save(from, account)
    const before = await contentsOf(to.persistence)

    const error = await expectError(bringIn(to), 'conflict', 'transfer.email-taken')

    expect(sentenceOfError(error)).to.include('quillwort@example.org')
    expect(await contentsOf(to.persistence)).to.deep.equal(before)
  })
}

/** All records of an account in an archive. */
function recordsIn(archive: string, account: AccountId): Promise<Record<string, unknown[]>> {
  return readingZip(archive, async (reader) => {
    const parts: Record<string, unknown[]> = {}
    for (const kind of RECORD_KINDS) {
      const lines = (await text(reader.bytes(`accounts/${account}/${kind}.jsonl`))).split('\n')
      parts[kind] = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as unknown)
    }
    return parts
  })
}

/** The archive with a field in its projects that no database has a column for. */
function withOneMoreField(reader: ArchiveReader): ArchiveReader {
  return {
    has: (path) => reader.has(path),
    bytes: (path) => reader.bytes(path),
    unverifiedLines: (path) => reader.unverifiedLines(path),
    async *lines(path, sha256) {
      for await (const line of reader.lines(path, sha256))
        yield path.endsWith('projects.jsonl') ? line.replace('{', '{"colour":"green",') : line
    },
  }
}

const LATER_FIELDS = [
  'review',
  'assigneeId',
  'assignedAt',
  'copiedVersion',
  'kind',
  'stage',
  'stageSince',
  'deadline',
  'counting',
  'dueAt',
  'amountAsked',
  'amountGiven',
  'currency',
  'deadlineZone',
  'nextStep',
  'stageHistory',
  'reminder',
  'formTerms',
  'invitedBy',
  'inviteUndeliveredAt',
]

/** The archive without the fields and parts that later releases added. */
function asOfBefore(reader: ArchiveReader): ArchiveReader {
  return {
    has: (path) => reader.has(path),
    bytes: (path) => reader.bytes(path),
    unverifiedLines: (path) => reader.unverifiedLines(path),
    async *lines(path, sha256) {
      const isRecord = path.endsWith('.jsonl')
      let whole = ''
      for await (const line of reader.lines(path, sha256))
        if (isRecord) yield JSON.stringify(withoutLater(JSON.parse(line) as object))
        else whole += line
      if (!isRecord) yield JSON.stringify(withoutComments(JSON.parse(whole) as { parts: { kind: string }[] }))
    },
  }
}

function withoutLater(record: object): object {
  const isApplication = 'grantInfo' in record
  const isLater = (name: string) => LATER_FIELDS.includes(name) || (isApplication && name === 'ownerId')
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isLater(name)))
}

const LATER = ['questionComments', 'formReadings', 'toldForms', 'proofreadings', 'profileFacts']

function withoutComments(manifest: { parts?: { kind: string }[] }): object {
  return {
    ...manifest,
    ...(manifest.parts && {
      parts: manifest.parts.filter(({ kind }) => !LATER.includes(kind)),
    }),
  }
}

function renameAll({ persistence }: Place, account: AccountId): Promise<void> {
  return persistence.unitOfWork.run(async ({ accountRecords, projects, users }) => {
    for await (const project of accountRecords.ofAccount('projects', account))
      await projects.save({ overviewState: null, ...project, name: 'renamed' })
    for await (const user of accountRecords.ofAccount('users', account))
      await users.save({
        invitedBy: null,
        inviteUndeliveredAt: null,
        ...user,
        emailVerifiedAt: null,
        lastName: 'renamed',
      })
  })
}

function projectNames({ persistence }: Place, account: AccountId): Promise<string[]> {
  return persistence.snapshots.take(async (records) => {
    const names: string[] = []
    for await (const { name } of records.ofAccount('projects', account)) names.push(name)
    return names
  })
}

type Row = Readonly<Record<string, unknown>>

/** Columns of a table in which no row holds anything. */
function emptyColumns(table: string, contents: Contents): string[] {
  const rows = contents[table] as readonly Row[]
  const columns = Object.keys(rows[0] ?? { 'any row': null })
  return columns.filter((column) => rows.every((row) => row[column] === null)).map((column) => `${table}.${column}`)
}

/** The rows of a table as they are to be anywhere, in the order of what they hold. */
function movedRows(table: string, contents: Contents): string[] {
  const isOwn = (column: string) => column in OWN_COLUMNS && !(SAYS_ITSELF.includes(table) && SAID.includes(column))
  const rows = (contents[table] as readonly Row[]).map((row) =>
    Object.entries(row)
      .filter(([column]) => !isOwn(column))
      .map(([column, value]) => [column, column === 'invite_status' && value === 'pending' ? 'expired' : value]),
  )
  return rows.map((row) => JSON.stringify(row).replace(/\\"fileKey\\":\\"[^"]*"/, '')).sort()
}
