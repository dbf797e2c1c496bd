import type { DocumentId } from '../../../core/shared/ids.ts'
import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { StemmedTermAnalyser } from '../../../adapters/term-analysis/stemmed-term-analyser.ts'
import { indexDocument } from '../../../core/documents/index-document.ts'
import type { TextBlock } from '../../../core/documents/ports/text-reader.ts'
import type { Persistence } from '../../../core/persistence.ts'
import type { Answer } from '../../../core/proposals/question/question.ts'
import {
  aCoordinatorMessage,
  aDocument,
  anAccount,
  anAnswer,
  anAuditEntry,
  aProject,
  aProposal,
  aQuestion,
  aReport,
  aSession,
  aUser,
} from '../../support/builders.ts'
import { SeededText } from '../seeded-text.ts'
import { fillFunders } from '../stored-funders.ts'
import { copy, idOf, type Copies } from './copied-table.ts'

/** Of an account, but for `accounts` and `funders`, which are of all; passages of a document, questions of an application. */
export interface Size {
  readonly accounts: number
  readonly documents: number
  readonly passages: number
  readonly applications: number
  readonly questions: number
  /** Those that a search finds, stored as an import does. */
  readonly funders: number
  /** Those beside them that only make the lists longer. */
  readonly furtherFunders: number
}

/** What a copy is told apart by: a counted account, and a counted thing of it. */
const ACCOUNT = idOf('account', 'a')
const PROJECTS = 5
const REPORTS = 10
/** What makes a passage of its own; no more than this of it is kept, so that more of them fit. */
const WORDS_PER_PASSAGE = 190
const CHARACTERS_KEPT = 350
const WORDS_PER_ANSWER = 110
const SOURCES_PER_ANSWER = 3
const ACCOUNTS_AT_ONCE = 5
/** As many as the cores that it is meant for. */
const CONNECTIONS = 2
/** What is read from them doesn't depend on it, and the filling takes half the time. */
const UNLOGGED = ['passages', 'posting_blocks', 'indexed_documents', 'coordinator_messages']
/** Going through them would take as long as filling them, and change no plan. */
const LARGEST = ['passages', 'posting_blocks']

const project = idOf('project', `a * 1000 + 1 + d % ${PROJECTS}`)
const isShared = 'd <= 60'
const SCOPE = {
  scope_key: `CASE WHEN ${isShared} THEN 'shared' ELSE ${project} || '/grants' END`,
  project_id: `CASE WHEN ${isShared} THEN NULL ELSE ${project} END`,
  section: `CASE WHEN ${isShared} THEN NULL ELSE 'grants' END`,
}
/** A time so many minutes after the first, as SQL. */
export const minutes = (number: string) =>
  `to_char(timestamp '2026-01-01' + (${number}) * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`

/** As long as a real one, with what it rests on. */
function longAnswer(text: SeededText, documentId: DocumentId): Answer {
  const usual = anAnswer()
  const source = (): SourcePassage => {
    const passage = text.paragraph(WORDS_PER_PASSAGE).slice(0, CHARACTERS_KEPT)
    return { ...usual.sources[0]!, documentId, passage, used: [passage.slice(0, 60)] }
  }
  const sources = Array.from({ length: SOURCES_PER_ANSWER }, source)
  return anAnswer({ text: text.paragraph(WORDS_PER_ANSWER), sources })
}

/** One of each, stored as the product does, of which all others are copies. */
async function storeOriginals({ unitOfWork }: Persistence, passages: number): Promise<void> {
  const account = anAccount()
  const [user, application] = [aUser({ accountId: account.id }), aProposal({ accountId: account.id })]
  const document = aDocument({ accountId: account.id })
  const analyser = new StemmedTermAnalyser()
  const text = new SeededText(5)
  const blocks: TextBlock[] = Array.from({ length: passages }, () => ({
    kind: 'paragraph',
    level: 0,
    text: text.paragraph(WORDS_PER_PASSAGE),
    page: null,
  }))
  const { accountId, id: documentId, originalName: fileName, scopes, uploadedAt } = document
  const indexed = indexDocument({ accountId, documentId, fileName, scopes, uploadedAt, blocks }, analyser)
  const kept = indexed.passages.map((passage) => ({ ...passage, text: passage.text.slice(0, CHARACTERS_KEPT) }))
  await unitOfWork.run(async (stores) => {
    await stores.accounts.save(account)
    await stores.users.save(user)
    await stores.sessions.save(aSession({ userId: user.id }))
    await stores.projects.save(aProject({ accountId: account.id }))
    await stores.documents.save(document)
    await stores.passages.put({ ...indexed, passages: kept })
    await stores.proposals.save(application)
    const question = {
      accountId: account.id,
      proposalId: application.id,
      answer: longAnswer(text, document.id),
      status: 'completed',
    } as const
    await stores.questions.save(aQuestion(question))
    await stores.coordinatorMessages.add(aCoordinatorMessage({ proposalId: application.id }))
    await stores.reports.save(aReport({ accountId: account.id, status: 'completed' }))
    await stores.auditLog.add(anAuditEntry({ adminId: user.id, onAccount: account.id }))
  })
}

function copiesFor({ accounts, documents, applications, questions, furtherFunders }: Size): Copies[] {
  const [a, d] = [`generate_series(1, ${accounts}) a`, `generate_series(1, ${documents}) d`]
  const g = `generate_series(1, ${applications}) g`
  const document = idOf('document', 'a * 1000 + d')
  const application = idOf('proposal', 'a * 1000 + g')
  const owned = { account_id: ACCOUNT }
  return [
    { table: 'accounts', over: [a], changed: { id: ACCOUNT, owner_id: idOf('user', 'a') } },
    {
      table: 'users',
      over: [a],
      changed: {
        ...owned,
        id: idOf('user', 'a'),
        email: `'person' || a || '@' || ${idOf('domain', 'a % 100')} || '.example.org'`,
        last_login_at: minutes('a'),
      },
    },
    {
      table: 'sessions',
      over: [a, 'generate_series(1, 3) s'],
      changed: { token_hash: `md5('token' || (a * 10 + s))`, user_id: idOf('user', 'a') },
    },
    {
      table: 'projects',
      over: [a, `generate_series(1, ${PROJECTS}) d`],
      changed: { ...owned, id: idOf('project', 'a * 1000 + d'), created_at: minutes('d') },
    },
    {
      table: 'documents',
      over: [a, d],
      changed: {
        ...owned,
        ...SCOPE,
        id: document,
        content_hash: `md5('c' || (a * 1000 + d))`,
        uploaded_at: minutes('d'),
      },
    },
    {
      table: 'indexed_documents',
      over: [a, d],
      changed: { ...owned, ...SCOPE, number: 'a * 1000 + d', document_id: document },
    },
    {
      table: 'proposals',
      over: [a, g],
      changed: {
        ...owned,
        id: application,
        project_id: idOf('project', `a * 1000 + 1 + g % ${PROJECTS}`),
        funder_id: idOf('funder', `1 + (a * 50 + g) % ${furtherFunders}`),
        name: `'Application ' || md5('name' || (a * 1000 + g))`,
        form_name: `CASE WHEN g % 2 = 0 THEN md5('form' || (a * 1000 + g)) || '.docx' END`,
        cover_letter: `repeat('We ask for your support. ', 70)`,
        form_classification: `CASE WHEN g % 2 = 0 THEN 'form' END`,
        created_at: minutes('g'),
      },
    },
    {
      table: 'questions',
      over: [a, g, `generate_series(1, ${questions}) q`],
      changed: {
        ...owned,
        id: idOf('question', '(a * 1000 + g) * 1000 + q'),
        proposal_id: application,
        position: 'q - 1',
      },
    },
    {
      table: 'coordinator_messages',
      over: [a, g, 'generate_series(1, 3) m'],
      changed: { proposal_id: application, ordinal: 'm' },
    },
    {
      table: 'reports',
      over: [a, `generate_series(1, ${REPORTS}) r`],
      changed: {
        ...owned,
        id: idOf('report', 'a * 1000 + r'),
        project_id: idOf('project', `a * 1000 + 1 + r % ${PROJECTS}`),
      },
    },
    {
      table: 'audit_entries',
      over: [a, 'generate_series(1, 50) e'],
      changed: { id: idOf('audit', 'a * 1000 + e'), on_account: ACCOUNT, admin_id: idOf('user', 'a % 10') },
    },
  ]
}

/** Those that no register search leads to: they only make the lists as long as they are. */
const funderRows = (from: number, to: number) => `INSERT INTO funders
  (id, account_id, funder_name, folded_name, charity_number, folded_number, created_at, version, citations, markdown_overview)
  SELECT ${idOf('funder', 'f')}, CASE WHEN f % 20 = 0 THEN ${idOf('account', '1 + f % 1000')} END, name, lower(name), f::text, f::text,
    '2026-01-01T00:00:00.000Z', 1, '[]', CASE WHEN f % 4 = 0 THEN repeat('What it funds. ', 60) END
  FROM (SELECT f, 'Trust ' || md5('funder' || f) AS name FROM generate_series(${from}, ${to}) f) named`

/** Fills an empty database by statements within PostgreSQL; answers the seconds that it took. */
export async function fill(persistence: Persistence, superuserUrl: string, size: Size): Promise<number> {
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connectedPastRules(superuserUrl)))
  try {
    const [superuser] = clients
    if (superuser === undefined) throw new Error('There is no connection to fill the database over.')
    await fillFunders(persistence, size.funders)
    await storeOriginals(persistence, size.passages)
    for (const table of UNLOGGED) await superuser.query(`ALTER TABLE ${table} SET UNLOGGED`)
    for (const table of LARGEST) await superuser.query(`ALTER TABLE ${table} SET (autovacuum_enabled = false)`)
    await superuser.query(funderRows(1, size.furtherFunders))
    for (const copies of copiesFor(size)) await copy(superuser, copies)
    console.log(`  all but passages after ${seconds().toFixed(0)} s`)
    await copyAllPassages(clients, size)
    console.log(`  passages after ${seconds().toFixed(0)} s`)
    await tidy(superuser)
    return seconds()
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Foreign keys are not checked row by row: the copies belong to each other as their originals do. */
async function connectedPastRules(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SET session_replication_role = replica')
  return client
}

/** As PostgreSQL does by itself before long. */
async function tidy(superuser: pg.Client): Promise<void> {
  await superuser.query('ANALYZE')
  const { rows } = await superuser.query<{ name: string }>(TABLES)
  for (const { name } of rows.filter(({ name }) => !LARGEST.includes(name)))
    await superuser.query(`VACUUM ANALYZE ${name}`)
  await superuser.query('CHECKPOINT')
}

/** Each connection takes the next few accounts as soon as it is done with some. */
async function copyAllPassages(clients: readonly pg.Client[], { accounts, documents }: Size): Promise<void> {
  let taken = 0
  const copyOn = async (client: pg.Client) => {
    while (taken < accounts) {
      const first = taken + 1
      taken = Math.min(taken + ACCOUNTS_AT_ONCE, accounts)
      await copyPassages(client, first, taken, documents)
    }
  }
  await Promise.all(clients.map(copyOn))
}

async function copyPassages(superuser: pg.Client, from: number, to: number, documents: number): Promise<void> {
  const over = [`generate_series(${from}, ${to}) a`, `generate_series(1, ${documents}) d`]
  const document = idOf('document', 'a * 1000 + d')
  const passages = { account_id: ACCOUNT, document_id: document }
  await copy(superuser, { table: 'passages', over, changed: passages, only: ORIGINAL_PASSAGES })
  await copy(superuser, {
    table: 'posting_blocks',
    over,
    changed: { account_id: ACCOUNT, document_number: 'a * 1000 + d' },
    only: ORIGINAL_BLOCKS,
  })
}

const TABLES = "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
const ORIGINAL_DOCUMENT = '(SELECT min(number) FROM indexed_documents)'
const ORIGINAL_BLOCKS = `x.document_number = ${ORIGINAL_DOCUMENT}`
const ORIGINAL_PASSAGES = `(x.account_id, x.document_id) =
  (SELECT account_id, document_id FROM indexed_documents WHERE number = ${ORIGINAL_DOCUMENT})`
