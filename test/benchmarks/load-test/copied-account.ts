import type { EntitySchema } from 'typeorm'
import { accountSchema } from '../../../adapters/typeorm/accounts/account.schema.ts'
import { userSchema } from '../../../adapters/typeorm/accounts/user.schema.ts'
import { documentSchema } from '../../../adapters/typeorm/documents/document.schema.ts'
import {
  indexedDocumentSchema,
  passageSchema,
  postingBlockSchema,
} from '../../../adapters/typeorm/documents/passage.schemas.ts'
import { projectSchema } from '../../../adapters/typeorm/projects/project.schema.ts'
import { proposalSchema } from '../../../adapters/typeorm/proposals/proposal.schema.ts'
import { questionSchema } from '../../../adapters/typeorm/proposals/question.schema.ts'

/** Runs a statement of either database, without parameters. */
export type RunStatement = (statement: string) => unknown

/** Somebody's only project, document and application. */
export interface Original {
  readonly accountId: string
  readonly projectId: string
  readonly documentId: string
  readonly proposalId: string
}

/** What an account is to have in the end. */
export interface AccountSize {
  readonly documents: number
  readonly applications: number
}

type Values = Readonly<Record<string, string>>

/** Of an account. */
const PROJECTS = 5

/** Copies rows with other values, as SQL, in the columns that `values` names. */
function copy(run: RunStatement, { options }: EntitySchema, where: string, values: Values): unknown {
  const columns = Object.keys(options.columns)
  const selected = columns.map((column) => values[column] ?? column)
  return run(
    `INSERT INTO ${options.name} (${columns.join()}) SELECT ${selected.join()} FROM ${options.name} WHERE ${where}`,
  )
}

const digitsOf = (nth: number) => `'${nth.toString(16).padStart(6, '0')}'`

/** Identifiers of rows within an account differ in their second six digits, those of accounts in their first. */
const within = (column: string, nth: number) => `substr(${column}, 1, 6) || ${digitsOf(nth)} || substr(${column}, 13)`
const ofAccount = (column: string, nth: number) => `${digitsOf(nth)} || substr(${column}, 7)`

/** As many projects, documents and applications in one account, all like its first. */
export async function fillAccount(run: RunStatement, original: Original, size: AccountSize): Promise<void> {
  const { projectId, documentId, proposalId } = original
  for (let nth = 1; nth < PROJECTS; nth++)
    await copy(run, projectSchema, `id = '${projectId}'`, { id: within('id', nth), name: `'Project ${nth}'` })
  for (let nth = 1; nth < size.documents; nth++) await copyDocument(run, documentId, nth)
  for (let nth = 1; nth < size.applications; nth++) {
    await copy(run, proposalSchema, `id = '${proposalId}'`, { id: within('id', nth), name: `'Application ${nth}'` })
    const moved = { id: within('id', nth), proposal_id: within('proposal_id', nth) }
    await copy(run, questionSchema, `proposal_id = '${proposalId}'`, moved)
  }
}

async function copyDocument(run: RunStatement, documentId: string, nth: number): Promise<void> {
  const numbers = `(SELECT number FROM indexed_documents WHERE document_id = '${documentId}')`
  await copy(run, documentSchema, `id = '${documentId}'`, {
    id: within('id', nth),
    content_hash: within('content_hash', nth),
    original_name: `'document ${nth}.txt'`,
  })
  const indexed = { number: `number + ${nth}`, document_id: within('document_id', nth) }
  await copy(run, indexedDocumentSchema, `document_id = '${documentId}'`, indexed)
  const block = { document_number: `document_number + ${nth}` }
  await copy(run, postingBlockSchema, `document_number IN ${numbers}`, block)
  await copy(run, passageSchema, `document_id = '${documentId}'`, { document_id: within('document_id', nth) })
}

/** Whole accounts like that one, each with its owner, who is no administrator. */
export async function copyAccounts(run: RunStatement, original: Original, documents: number, accounts: number) {
  const { accountId } = original
  const own = `account_id = '${accountId}'`
  const numbers = `document_number IN (SELECT number FROM indexed_documents WHERE ${own})`
  for (let nth = 1; nth < accounts; nth++) {
    const id = { id: ofAccount('id', nth) }
    const belonging = { ...id, account_id: ofAccount('account_id', nth) }
    const shift = nth * documents
    const email = `'${nth}' || email`
    await copy(run, accountSchema, `id = '${accountId}'`, { ...id, owner_id: ofAccount('owner_id', nth) })
    await copy(run, userSchema, own, { ...belonging, email, is_admin: 'false' })
    await copy(run, projectSchema, own, belonging)
    await copy(run, documentSchema, own, belonging)
    const indexed = { account_id: ofAccount('account_id', nth), document_id: ofAccount('document_id', nth) }
    await copy(run, postingBlockSchema, numbers, { document_number: `document_number + ${shift}` })
    await copy(run, indexedDocumentSchema, own, { ...indexed, number: `number + ${shift}` })
    await copy(run, passageSchema, own, indexed)
    const project = { project_id: ofAccount('project_id', nth) }
    await copy(run, proposalSchema, own, { ...belonging, ...project })
    await copy(run, questionSchema, own, { ...belonging, proposal_id: ofAccount('proposal_id', nth) })
  }
}
