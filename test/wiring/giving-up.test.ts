import { sentenceIn } from '../support/sentences.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect } from 'chai'
import { openDatabase } from '../../adapters/typeorm/open-database.ts'
import { compose } from '../../apps/wiring/compose.ts'
import type { Config } from '../../apps/wiring/config/config.ts'
import { newFunderImport } from '../../core/funders/funder-import.ts'
import type { JobHandler } from '../../core/jobs/job-handler.ts'
import type { Persistence } from '../../core/persistence.ts'
import { requestChange, turnOf } from '../../core/proposals/question/question.ts'
import { AppError } from '../../core/shared/app-error.ts'
import type { Stores } from '../../core/stores.ts'
import { WORK_KINDS } from '../../core/maintenance/ports.ts'
import {
  aDocument,
  aJob,
  anAccount,
  anId,
  aProject,
  aProjectBrief,
  aProposal,
  aQuestion,
  aReport,
  anAuthor,
  SOME_ACCOUNT,
} from '../support/builders.ts'
import { aProofreading } from '../support/proofreading-builders.ts'
import { TEST_START } from '../support/fixed-clock.ts'
import { testConfig } from '../support/test-config.ts'

const document = aDocument({ status: 'processing' })
const unread = aProposal({ processingStatus: 'reading' })
const written = aProposal({ coverLetterStatus: 'processing', funderOverviewStatus: 'processing' })
const answered = aProposal({ processingStatus: 'answering' })
const planned = aProposal({ processingStatus: 'answering' })
const question = aQuestion({ proposalId: answered.id, status: 'processing' })
const improved = requestChange(
  aQuestion({ proposalId: written.id, status: 'completed' }),
  'Shorter, please.',
  anAuthor(),
)
const unplanned = aQuestion({ proposalId: planned.id, status: 'processing' })
const plain = aProject()
const project = { ...plain, overview: { ...plain.overview, status: 'processing' as const } }
const report = aReport({ projectId: project.id, status: 'processing' })
const brief = aProjectBrief({ id: project.id, proposing: 'processing' })
const proofreading = aProofreading({ id: written.id, status: 'processing' })
const registers = newFunderImport({
  id: anId(),
  fileName: 'grants.json',
  fileKey: 'imports/grants',
  sizeBytes: 1,
  contentHash: 'hash',
  format: '360giving',
  source: { title: '360Giving', url: null, licence: null, publishedOn: null },
  jobId: null,
  createdAt: TEST_START,
})

/** What the job of a kind works on; every kind that is not here or below fails this test. */
const WORK: Readonly<Record<string, Record<string, string | number>>> = {
  'read-document': { documentId: document.id },
  'read-form': { proposalId: unread.id },
  'plan-application': { proposalId: planned.id },
  'answer-question': { questionId: question.id },
  'improve-answer': { questionId: improved.id, turn: turnOf(improved) },
  'write-cover-letter': { proposalId: written.id },
  'write-funder-overview': { proposalId: written.id },
  'write-project-overview': { projectId: project.id },
  'write-report': { reportId: report.id },
  'propose-brief': { projectId: brief.id },
  'proofread-application': { proposalId: proofreading.id },
  'import-funders': { importId: registers.id },
}
/** Nothing is marked as in progress until they are done. */
const AWAITED_BY_NOTHING = [
  /^(send|sweep|purge|expire|remove)-/,
  /^(find-profile-facts|generate-facts-file|renew-funder-overview|refresh-funder-overviews|retry-stuck-work|back-up-database)$/,
  /^(keep-past-answers|index-questions|reindex-passages|remember-checked-answers|fill-waiting|suggest-for-items)$/,
  /^(encode-passages|queue-encoding)$/,
]

describe('Every job that is given up', () => {
  let folder: string
  let config: Config
  let names: string[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'giving-up-'))
    config = testConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
    await withStore((store) => store.unitOfWork.run(fill))
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  const file = () => (config.database.kind === 'sqlite' ? config.database.file : '')

  async function withStore<T>(work: (store: Persistence) => Promise<T>): Promise<T> {
    const store = await openDatabase({ kind: 'sqlite', file: file() })
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }

  /** With handlers that fail for good in place of doing any work. */
  async function workOff(): Promise<void> {
    const failing = (handler: JobHandler): JobHandler => ({
      execute: () => Promise.reject(new AppError('invalid', 'file.empty')),
      giveUp: async (job) => handler.giveUp?.(job),
    })
    const aroundJobs = (handlers: Readonly<Record<string, JobHandler>>) => {
      names = Object.keys(handlers)
      return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, failing(handler)]))
    }
    const application = await compose(config, { aroundJobs })
    await application.jobs.drain()
    await application.close()
  }

  const inProgress = () =>
    withStore(async ({ workInProgress }) => {
      const left = await Promise.all(WORK_KINDS.map((kind) => workInProgress.next(kind, null, 10)))
      return WORK_KINDS.filter((_, at) => left[at]?.length)
    })

  it('leaves nothing in progress when it failed, whatever its kind', async () => {
    const before = await inProgress()

    await workOff()

    const known = (name: string) =>
      name in WORK || AWAITED_BY_NOTHING.some((one) => one.test(name)) || isMigration(name)
    expect(names.filter((name) => !known(name))).to.deep.equal([])
    expect(before).to.deep.equal(WORK_KINDS)
    expect(await inProgress()).to.deep.equal([])
    expect((await reasons()).flat()).not.to.include(null)
  })

  it('says so in words for its user when it ended the program twice', async () => {
    const database = new SqliteDatabase(file())
    database.exec(`UPDATE jobs SET lone_cut_off_count = 2, cut_off_count = 2`)
    database.close()

    await workOff()

    expect(await inProgress()).to.deep.equal([])
    const [told] = await reasons()
    for (const reason of told!) expect(sentenceIn(reason)).to.match(/^[A-Z].* ended the program twice\. [A-Z].*\.$/)
    expect(shownByEarlierReleases()).to.deep.equal(told!.map(sentenceIn))
    const { jobs, imported, proposed, checked } = await withStore(async ({ jobReader, unitOfWork }) => ({
      jobs: await jobReader.counts(),
      proposed: await unitOfWork.run(({ projectBriefs }) => projectBriefs.find(SOME_ACCOUNT, brief.id)),
      checked: await unitOfWork.run(({ proofreadings }) => proofreadings.find(SOME_ACCOUNT, written.id)),
      imported: await unitOfWork.run(({ funderImports }) => funderImports.find(registers.id)),
    }))
    expect(jobs.filter(({ state }) => state !== 'failed')).to.deep.equal([])
    expect(sentenceIn(proposed?.error ?? null)).to.match(/^Proposing this brief ended the program twice\. [A-Z]/)
    expect(sentenceIn(checked?.error ?? null)).to.match(
      /^Looking for suggestions in this application ended the program twice\. [A-Z]/,
    )
    expect(imported).to.deep.include({ outcome: 'failed', error: { code: 'funders.import-ended-process' } })
  })

  /** What the database holds of the documents, forms, letters, overviews, reports and questions, in that order. */
  function shownByEarlierReleases(): unknown[] {
    const database = new SqliteDatabase(file())
    const cell = (table: string, column: string, { id }: { id: string }) =>
      database.prepare(`SELECT ${column} FROM ${table} WHERE id = ?`).pluck().get(id)
    const shown = [
      cell('documents', 'processing_error', document),
      cell('proposals', 'processing_error', unread),
      cell('proposals', 'cover_letter_error', written),
      cell('projects', 'overview_error', project),
      cell('reports', 'error', report),
      ...[question, improved].map((one) => cell('questions', 'notice', one)),
    ]
    database.close()
    return shown
  }

  /** What users read, and what only admins do. */
  const reasons = () =>
    withStore(({ unitOfWork }) =>
      unitOfWork.run(async ({ documents, proposals, questions, projects, reports }) => {
        const letter = await proposals.find(SOME_ACCOUNT, written.id)
        const drafts = [question, improved].map(({ id }) => questions.find(SOME_ACCOUNT, id))
        const [drafted, changed] = await Promise.all(drafts)
        return [
          [
            (await documents.find(SOME_ACCOUNT, document.id))?.processingError ?? null,
            (await proposals.find(SOME_ACCOUNT, unread.id))?.processingError ?? null,
            letter?.coverLetterError ?? null,
            (await projects.find(SOME_ACCOUNT, project.id))?.overview.error ?? null,
            (await reports.find(SOME_ACCOUNT, report.id))?.error ?? null,
            ...(drafted?.notice ? [drafted.notice, changed?.notice ?? null] : []),
          ],
          [drafted?.error ?? null, changed?.error ?? null],
        ]
      }),
    )
})

function isMigration(name: string): boolean {
  return /^(migrate|reindex|recompute|reread)-/.test(name)
}

async function fill(stores: Stores): Promise<void> {
  await stores.accounts.save(anAccount({ id: SOME_ACCOUNT }))
  await stores.projects.save(project)
  await stores.projectBriefs.save(brief)
  await stores.documents.save(document)
  for (const proposal of [unread, written, answered, planned]) await stores.proposals.save(proposal)
  for (const one of [question, improved, unplanned]) await stores.questions.save(one)
  await stores.proofreadings.save(proofreading)
  await stores.reports.save(report)
  await stores.funderImports.save(registers)
  await stores.jobs.add(...Object.entries(WORK).map(([name, data]) => aJob({ name, data })))
}
