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
const NOT_COPIED = "NOT LIKE '00%' AND id NOT LIKE '01%'"

/** Accounts like the first one, each with its owner; answers the cookies of the sessions. */
export function copyAccounts(database: Database, { from, to, withProjects, withSession }: Copies): string[] {
  const cookies: string[] = []
  const changed = { id: idOfCopy('id'), account_id: idOfCopy('account_id'), owner_id: idOfCopy('owner_id') }
  const email = "@copy || 'copy' || email"
  const add = (copy: number) => {
    copyRows(database, 'accounts', `id ${NOT_COPIED}`, changed, { copy })
    copyRows(database, 'users', `id ${NOT_COPIED}`, { ...changed, email }, { copy })
    if (copy <= withProjects) copyRows(database, 'projects', `id ${NOT_COPIED}`, changed, { copy })
    if (copy <= withSession) cookies.push(addSession(database, copy))
  }
  const addSome = database.transaction((first: number) => {
    for (let copy = first; copy <= Math.min(to, first + AT_ONCE - 1); copy++) add(copy)
  })
  for (let first = from; first <= to; first += AT_ONCE) addSome(first)
  return cookies
}

function addSession(database: Database, copy: number): string {
  const token = randomBytes(24).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  const changed = { token_hash: '@hash', user_id: idOfCopy('user_id') }
  copyRows(database, 'sessions', "user_id NOT LIKE '00%' AND user_id NOT LIKE '01%'", changed, { copy, hash })
  return `grantwright_session=${token}`
}
