import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect } from 'chai'

import { readingZip } from '../../adapters/archive/zip-reader.ts'
import { writeZip } from '../../adapters/archive/write-zip.ts'
import { compose, type Application } from '../../apps/wiring/compose.ts'
import { type Config, readConfig } from '../../apps/wiring/config/config.ts'
import type { Actor } from '../../core/identity/user.ts'
import type { Proposal } from '../../core/proposals/proposal.ts'
import type { OnExisting } from '../../core/transfer/import-accounts.ts'
import { bytesOf } from '../support/core-world.ts'
import { migratedPostgres } from '../support/migrated-postgres.ts'
import { S3_KEYS, startS3, type S3Server } from '../support/s3-server.ts'

const LOGIN = { email: 'ada@tidewell.example', password: 'harbour-lights' }
const REPORT = `# Annual report 2025\n\nIn 2025 we worked with 120 young people in Elmsey.\n\nOur income in 2025 was £84,000.\n`
const FORM =
  '# Fund\n\n1. How many young people did you work with in 2025? (max 50 words)\n\n2. What was your income in 2025? (max 30 words)\n'

interface Lived {
  readonly actor: Actor
  readonly proposal: Proposal
  readonly fileKey: string
}

describe('Moving accounts between databases and file stores', () => {
  let folder: string
  let store: S3Server
  let opened: Application[]

  before(async () => {
    store = await startS3()
  })
  after(() => store.stop())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-moving-'))
    opened = []
  })
  afterEach(async () => {
    for (const application of opened) await application.close()
    await rm(folder, { recursive: true, force: true })
  })

  const quiet = { LOG_LEVEL: 'silent', READING_THREADS: '1' }
  const onSqlite = async (name: string) => readConfig({ ...quiet, DATA_DIR: join(folder, name) })
  const onPostgres = async (name: string) => {
    const DATABASE_URL = await migratedPostgres('pg-boss')
    const { bucket, endpoint } = await store.newBucket()
    const files = { S3_BUCKET: bucket, S3_ENDPOINT: endpoint ?? '' }
    const keys = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey }
    return readConfig({ ...quiet, DATA_DIR: join(folder, name), DATABASE_URL, ...files, ...keys })
  }

  async function open(config: Config): Promise<Application> {
    const application = await compose({ ...config, readings: 'direct' })
    opened.push(application)
    return application
  }

  const archivePath = () => join(folder, 'export.zip')
  const save = ({ exportAccounts }: Application, account?: string) =>
    writeZip(archivePath(), (archive) => exportAccounts.execute({ archive, ...(account && { account }) }))
  const bringIn = ({ importAccounts }: Application, onExisting: OnExisting = 'refuse') =>
    readingZip(archivePath(), (archive) => importAccounts.execute({ archive, onExisting, trust: 'operator' }))

  /** An account with an application whose questions are answered and talked about. */
  async function live({ useCases, jobs, setAdmin }: Application, login = LOGIN): Promise<Lived> {
    const { user } = await useCases.register.execute({ ...login, firstName: 'Ada', lastName: 'Brook' })
    const actor = { userId: user.id, accountId: user.accountId, isAdmin: true }
    const scope = { kind: 'shared' } as const
    const document = { actor, scope, fileName: 'Annual report 2025.md', lastModified: null }
    const { fileKey } = await useCases.uploadDocument.execute({ ...document, content: bytesOf(REPORT) })
    await jobs.drain()
    const income = { key: 'income2025', value: '£84,000', state: 'confirmed', validUntil: null } as const
    await useCases.changeFact.execute({ actor, ...income })
    const { id: projectId } = await useCases.createProject.execute({ actor, name: 'Youth club' })
    const grant = { actor, projectId, name: 'Elmsey Fund', grantInfo: [], funderId: null, funderName: 'Elmsey Trust' }
    const proposal = await useCases.createUploadGrant.execute({ ...grant, fileName: 'form.md', content: bytesOf(FORM) })
    await jobs.drain()
    const { questions } = await useCases.viewProposal.execute({ actor, proposalId: proposal.id })
    const [question] = questions
    if (!question) throw new Error('The form has no questions.')
    const asked = { actor, proposalId: proposal.id, questionId: question.id, userRequest: 'Make it shorter' }
    await useCases.requestImprovement.execute(asked)
    await setAdmin.execute({ email: login.email, isAdmin: true })
    await useCases.inviteUser.execute({ actor, email: `colleague-of-${login.email}` })
    await jobs.drain()
    return { actor, proposal, fileKey }
  }

  /** The application with its answers, chat and sources, and the document's text, as the user sees them. */
  async function seen({ useCases }: Application, { actor, proposal }: Lived) {
    const proposalId = proposal.id
    const { proposal: page, questions, funder } = await useCases.viewProposal.execute({ actor, proposalId })
    const asked = { actor, proposalId }
    const sources = await Promise.all(
      questions.map(({ id }) => useCases.viewSources.execute({ ...asked, questionId: id })),
    )
    const { documents } = await useCases.listDocuments.execute({ actor })
    const [document] = documents
    if (!document) throw new Error('The library is empty.')
    const wanted = { actor, documentId: document.id, wanted: { from: 1, to: 1 } }
    const { text } = await useCases.viewDocumentText.execute(wanted)
    return {
      page: { ...page, version: 0, form: { ...page.form, fileKey: '' } },
      funder,
      questions: questions.map((question) => ({ ...question, version: 0 })),
      sources,
      document: { ...document, version: 0, fileKey: '' },
      text,
    }
  }

  /** The account's one document as its owner downloads it. */
  async function downloaded({ useCases }: Application, { actor }: Lived): Promise<string> {
    const { content } = await useCases.downloadOwnData.execute({ actor, password: LOGIN.password })
    const file = join(folder, 'own.zip')
    await pipeline(content, createWriteStream(file))
    const { documents } = await useCases.listDocuments.execute({ actor })
    const path = `accounts/${actor.accountId}/files/${documents[0]?.id} Annual report 2025.md`
    return readingZip(file, async (archive) => (await buffer(archive.bytes(path))).toString())
  }

  for (const [from, to, route] of [
    [onSqlite, onPostgres, 'from SQLite and a folder to PostgreSQL and S3'],
    [onPostgres, onSqlite, 'from PostgreSQL and S3 to SQLite and a folder'],
    [onSqlite, onSqlite, 'from SQLite to SQLite, as a backup is restored'],
    [onPostgres, onPostgres, 'from PostgreSQL to PostgreSQL, as a backup is restored'],
  ] as const)
    it(`brings everything ${route}: log-in, application with answers, chat and sources, files byte by byte`, async () => {
      const [before, after] = [await open(await from('before')), await to('after').then(open)]
      const lived = await live(before)
      const was = await seen(before, lived)
      await save(before)

      const [imported] = await bringIn(after)

      const { user } = await after.useCases.logIn.execute(LOGIN)
      expect(user.id).to.equal(lived.actor.userId)
      expect(was.questions.map(({ answer }) => answer?.text).join(' ')).to.include('£84,000')
      expect(was.questions[0]?.chat).to.have.length(2)
      expect(await seen(after, lived)).to.deep.equal(was)
      expect(await downloaded(after, lived)).to.equal(REPORT)
      expect(imported).to.deep.include({ id: lived.actor.accountId, outcome: 'imported', files: 2, missingFiles: [] })
    })
})
