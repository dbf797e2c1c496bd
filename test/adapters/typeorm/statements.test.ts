import { expect } from 'chai'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DataSource, QueryRunner } from 'typeorm'

import { SqlSessionReader } from '../../../adapters/typeorm/accounts/sql-session-reader.ts'
import { createDataSource } from '../../../adapters/typeorm/data-source.ts'
import { SqlDocumentReader } from '../../../adapters/typeorm/documents/sql-document-reader.ts'
import { SqlPassageIndex } from '../../../adapters/typeorm/documents/sql-passage-index.ts'
import { SqlPassageReader } from '../../../adapters/typeorm/documents/sql-passage-reader.ts'
import { JobAnnouncer } from '../../../adapters/typeorm/jobs/job-announcer.ts'
import { SqlJobQueue } from '../../../adapters/typeorm/jobs/sql-job-queue.ts'
import { migrate } from '../../../adapters/typeorm/migrate.ts'
import { SqlFunderIndex } from '../../../adapters/typeorm/funders/sql-funder-index.ts'
import { SqlPipelineReader } from '../../../adapters/typeorm/pipeline/sql-pipeline-reader.ts'
import { ANY_APPLICATION } from '../../../core/pipeline/list-applications.ts'
import { SqlProjectReader } from '../../../adapters/typeorm/projects/sql-project-reader.ts'
import { SqlProposalReader } from '../../../adapters/typeorm/proposals/sql-proposal-reader.ts'
import { PooledSql, type Sql } from '../../../adapters/typeorm/sql.ts'
import { SqliteTransactions } from '../../../adapters/typeorm/transactions.ts'
import { TypeOrmUnitOfWork } from '../../../adapters/typeorm/typeorm-unit-of-work.ts'
import type { DocumentScope } from '../../../core/documents/document.ts'
import { anAnswer, anId, anIndexedDocument, aProposal, aQuestion, SOME_ACCOUNT } from '../../support/builders.ts'
import { findFunders } from '../../../core/funders/find-funders.ts'
import { TEST_START } from '../../support/fixed-clock.ts'

/** Notes what is asked of the database. */
class NotedSql implements Sql {
  readonly statements: string[] = []

  constructor(private readonly sql: Sql) {}

  get dialect() {
    return this.sql.dialect
  }

  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]> {
    this.statements.push(text)
    return this.sql.rows<Row>(text, parameters)
  }

  change(text: string, parameters?: readonly unknown[]): Promise<number> {
    this.statements.push(text)
    return this.sql.change(text, parameters)
  }
}

const SCOPES: DocumentScope[] = [{ kind: 'shared' }, { kind: 'project', projectId: anId(), section: 'grants' }]

describe('The statements on SQLite', () => {
  let folder: string
  let source: DataSource
  let sql: NotedSql

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grantwright-statements-'))
    source = await createDataSource({ kind: 'sqlite', file: join(folder, 'test.sqlite') }).initialize()
    await migrate(source)
  })

  after(async () => {
    await source.destroy()
    await rm(folder, { recursive: true, force: true })
  })

  beforeEach(() => {
    sql = new NotedSql(new PooledSql(source))
  })

  async function anApplication(questions: number) {
    const work = new TypeOrmUnitOfWork(new SqliteTransactions(source), new JobAnnouncer())
    return work.run(async (stores) => {
      const proposal = await stores.proposals.save(aProposal())
      for (let position = 0; position < questions; position += 1)
        await stores.questions.save(aQuestion({ proposalId: proposal.id, position, answer: anAnswer() }))
      return proposal
    })
  }

  async function countOf(work: () => Promise<unknown>): Promise<number> {
    sql.statements.length = 0
    await work()
    return sql.statements.length
  }

  it('are one for a session with its user, for the list of projects and for each version', async () => {
    const { id } = await anApplication(1)

    expect(await countOf(() => new SqlSessionReader(sql).withUser('x'))).to.equal(1)
    expect(await countOf(() => new SqlProjectReader(sql).listVersion(SOME_ACCOUNT))).to.equal(1)
    expect(await countOf(() => new SqlProjectReader(sql).list(SOME_ACCOUNT))).to.equal(1)
    expect(await countOf(() => new SqlProposalReader(sql).version(SOME_ACCOUNT, id))).to.equal(1)
  })

  it('are as many for an application of sixty questions as for one of two', async () => {
    const [small, large] = [await anApplication(2), await anApplication(60)]
    const reader = new SqlProposalReader(sql)

    const few = await countOf(() => reader.detail(SOME_ACCOUNT, small.id))
    const many = await countOf(() => reader.detail(SOME_ACCOUNT, large.id))

    expect(few).to.equal(5)
    expect(many).to.equal(few)
  })

  it('leave the large evidence of answers alone where an application is shown', async () => {
    const { id } = await anApplication(2)

    await new SqlProposalReader(sql).detail(SOME_ACCOUNT, id)

    const ofQuestions = sql.statements.filter((statement) => /FROM questions/.test(statement))
    expect(ofQuestions).to.have.length(1)
    expect(ofQuestions[0]).not.to.match(/\*|evidence/)
  })

  it('read no table from end to end, so that what other accounts hold costs nothing', async () => {
    const { id } = await anApplication(2)
    const document = anIndexedDocument()
    await new SqlPassageIndex(sql).put(document)
    await new SqlPassageIndex(sql).put(document)
    await new SqlPassageIndex(sql).removeAccount(anId())
    const [sessions, projects, proposals] = [
      new SqlSessionReader(sql),
      new SqlProjectReader(sql),
      new SqlProposalReader(sql),
    ]
    const pipeline = new SqlPipelineReader(sql)
    const [documents, passages] = [new SqlDocumentReader(sql), new SqlPassageReader(sql)]
    await sessions.withUser('x')
    await projects.listVersion(SOME_ACCOUNT)
    await projects.list(SOME_ACCOUNT)
    await projects.detail(SOME_ACCOUNT, anId())
    await proposals.version(SOME_ACCOUNT, id)
    await proposals.detail(SOME_ACCOUNT, id)
    await proposals.coordinatorMessages(SOME_ACCOUNT, id, 100)
    const list = { page: 1, pageSize: 25, order: 'deadline', isDescending: false, filter: ANY_APPLICATION } as const
    await pipeline.applications(SOME_ACCOUNT, list)
    await pipeline.totals(SOME_ACCOUNT, ANY_APPLICATION)
    await pipeline.funders(SOME_ACCOUNT)
    await documents.find(SOME_ACCOUNT, document.documentId)
    await documents.ofScopes(SOME_ACCOUNT, SCOPES)
    await documents.ofScopes(SOME_ACCOUNT, 'all')
    await documents.isBeingRead(SOME_ACCOUNT, SCOPES)
    await passages.statistics(SOME_ACCOUNT, SCOPES)
    await documents.names(SOME_ACCOUNT)
    await passages.statisticsOf(SOME_ACCOUNT, [document.documentId])
    await passages.languages(SOME_ACCOUNT)
    await passages.postings(SOME_ACCOUNT, ['club'])
    await passages.postingsIn(SOME_ACCOUNT, [document.documentId], { terms: ['club'], beginnings: ['cl'] })
    const things = [{ terms: ['club'], beginnings: [] }]
    await passages.documentsWith(SOME_ACCOUNT, [{ language: 'en', things, without: [] }], 9)
    await passages.passages(SOME_ACCOUNT, [{ documentId: document.documentId, ordinal: 0 }])
    await passages.passagesOf(SOME_ACCOUNT, document.documentId)
    await passages.placesOf(SOME_ACCOUNT, document.documentId)
    await passages.withLayout(SOME_ACCOUNT, document.documentId, 0, 9)

    await findFunders({ index: new SqlFunderIndex(sql), of: SOME_ACCOUNT, limit: 20 }, 'mill')

    const scans = await scansIn(sql.statements)

    expect(sql.statements).to.have.length.above(20)
    expect(scans).to.deep.equal([])
  })

  it('claim jobs along the order in which they go, and nothing but unfinished ones', async () => {
    const transactions = {
      run: () => Promise.reject(new Error('not needed')),
      alone: <T>(work: (sql: Sql, runner: QueryRunner) => Promise<T>) => work(sql, {} as QueryRunner),
      idle: async () => {},
    }
    const queue = new SqlJobQueue(transactions, sql, new JobAnnouncer())
    await queue.claim({ now: TEST_START, leaseUntil: TEST_START, limit: 8 })
    await queue.nextDueAt()

    const [claim, nextDue] = await Promise.all(sql.statements.map(planOf))

    expect(claim)
      .to.match(/USING (COVERING )?INDEX jobs_in_turn/)
      .and.not.to.match(/TEMP B-TREE/)
    expect(nextDue).to.match(/INDEX jobs_by_time/)
  })

  async function scansIn(statements: readonly string[]): Promise<string[]> {
    const plans = await Promise.all([...new Set(statements)].map(async (one) => `${one}\n${await planOf(one)}`))
    return plans.filter((plan) => /^SCAN (?!(k|counts|wanted|found|kept)\b|json_each|CONSTANT)/m.test(plan))
  }

  async function planOf(statement: string): Promise<string> {
    const parameters = Array.from({ length: statement.split('?').length - 1 }, () => null)
    const steps = await source.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${statement}`, parameters)
    return steps.map(({ detail }) => detail).join('\n')
  }
})
