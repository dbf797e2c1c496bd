import { createHash, randomBytes } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { copyRows, idOfCopy } from './copied-rows.ts'

interface Copies {
  readonly from: number
  readonly to: number
  /** How many of the copies, counted from 1, get all projects of the original. */
  readonly withProjects: number
  /** How many of the copies, counted from 1, get a session. */
  readonly withSession: number
}

/** So few in a transaction that a product running on the same file gets its turn. */
const AT_ONCE = 100

/** Accounts like the one of the only person so far, each with its owner; answers the cookies of the sessions. */
export function copyAccounts(database: Database, { from, to, withProjects, withSession }: Copies): string[] {
  const original = originalOf(database)
  const cookies: string[] = []
  const add = (copy: number) => {
    const of = { ...original, copy }
    const changed = { id: idOfCopy('id'), account_id: idOfCopy('account_id'), owner_id: idOfCopy('owner_id') }
    copyRows(database, 'accounts', 'id = @account', changed, of)
    copyRows(database, 'users', 'id = @user', { ...changed, email: "@copy || 'copy' || email" }, of)
    if (copy <= withProjects) copyRows(database, 'projects', 'account_id = @account', changed, of)
    if (copy <= withSession) cookies.push(addSession(database, original.user, copy))
  }
  const addSome = database.transaction((first: number) => {
    for (let copy = first; copy <= Math.min(to, first + AT_ONCE - 1); copy++) add(copy)
  })
  for (let first = from; first <= to; first += AT_ONCE) addSome(first)
  return cookies
}

function originalOf(database: Database): { user: string; account: string } {
  const select = "SELECT id AS user, account_id AS account FROM users WHERE email NOT LIKE '%copy%'"
  return database.prepare<[], { user: string; account: string }>(select).get()!
}

function addSession(database: Database, user: string, copy: number): string {
  const token = randomBytes(24).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const changed = { token_hash: '@hash', user_id: idOfCopy('user_id') }
  copyRows(database, 'sessions', 'user_id = @user', changed, { user, copy, hash })
  return `grantwright_session=${token}`
}
