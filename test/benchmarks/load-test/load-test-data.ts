import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newUser, type ProductClient } from '../product-client.ts'
import { SeededText } from '../seeded-text.ts'
import type { CrowdMember } from './crowd.ts'
import { copyAccounts, fillAccount, type AccountSize, type Original, type RunStatement } from './copied-account.ts'

/** A database, past the product. */
export interface DirectDatabase {
  readonly run: RunStatement
  rows<Row>(statement: string): Row[] | Promise<Row[]>
}

export interface FirstAccount extends Original {
  /** Of its document. */
  readonly passages: number
}

interface OwnerRow {
  readonly user_id: string
  readonly account_id: string
  readonly proposal_id: string
  readonly project_id: string
}

const WORDS_OF_PASSAGE = 190
const text = new SeededText(13)

/** Has the product make the first account with a project, a document of about so many passages and an application. */
export async function makeOriginal(
  url: string,
  { rows }: DirectDatabase,
  passages: number,
  questions: number,
): Promise<FirstAccount> {
  const owner = await newUser(url)
  const { user } = (await owner.get('/account/me')) as { user: { accountId: string } }
  const library = Array.from({ length: passages }, () => text.paragraph(WORDS_OF_PASSAGE - 8)).join('\n\n')
  const uploaded = await owner.upload('/documentLibrary/uploadSharedDocument', 'library.txt', Buffer.from(library))
  const { id: projectId } = await owner.post('/projects/create', { name: 'Project 0' })
  const grant = { name: 'Application 0', projectId, grantInfo: [] }
  const { id: proposalId } = await owner.post('/proposals/createManualGrant', grant)
  for (let nth = 0; nth < questions; nth++)
    await owner.post(`/proposals/${String(proposalId)}/newQuestion`, { questionText: `${text.question(10)}?` })
  await untilAnswered(owner, String(proposalId))
  const { id: documentId } = uploaded['document'] as { id: string }
  const [counted] = await rows<{ count: number | string }>('SELECT count(*) AS count FROM passages')
  const own = { accountId: user.accountId, projectId: String(projectId), documentId, proposalId: String(proposalId) }
  return { ...own, passages: Number(counted?.count) }
}

async function untilAnswered(owner: ProductClient, proposalId: string): Promise<void> {
  for (;;) {
    const { proposal } = await owner.get(`/proposals/${proposalId}`)
    const { questions } = proposal as { questions: readonly { status: string }[] }
    if (questions.every(({ status }) => status !== 'processing')) return
    await pause(300)
  }
}

/** So many accounts of that size, all like the first. */
export async function multiply(database: DirectDatabase, original: Original, size: AccountSize, accounts: number) {
  await fillAccount(database.run, original, size)
  await copyAccounts(database.run, original, size.documents, accounts)
  await database.run('ANALYZE')
}

/** People of so many accounts, evenly taken from all, each logged in. */
export async function logInMany({ run, rows }: DirectDatabase, count: number): Promise<CrowdMember[]> {
  const owners = await rows<OwnerRow>(
    `SELECT users.id AS user_id, users.account_id, min(proposals.id) AS proposal_id, min(proposals.project_id) AS project_id
     FROM users JOIN proposals ON proposals.account_id = users.account_id WHERE NOT users.is_admin
     GROUP BY users.id, users.account_id ORDER BY users.id`,
  )
  if (owners.length < count) throw new Error(`There are ${owners.length} accounts, too few for ${count} people.`)
  const members: CrowdMember[] = []
  for (let nth = 0; nth < count; nth++) {
    const owner = owners[Math.floor((nth * owners.length) / count)]!
    const cookie = await logIn(run, owner.user_id)
    const { account_id: accountId, proposal_id: proposalId, project_id: projectId } = owner
    members.push({ cookie, accountId, proposalId, projectId })
  }
  return members
}

async function logIn(run: RunStatement, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const [now, later] = [Date.now(), Date.now() + 24 * 60 * 60_000].map((at) => new Date(at).toISOString())
  await run(
    `INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES ('${hash}', '${userId}', '${now}', '${later}')`,
  )
  return `grantwright_session=${token}`
}
