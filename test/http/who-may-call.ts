import type { TestedCall } from './call.ts'

/** Who calls: nobody known, who owns what the call names, and three that own it not. */
export const ROLES = ['nobody', 'user', 'colleague', 'stranger', 'admin'] as const

/** `colleague` is of the user's account, `stranger` and `admin` each of another one. */
export type Role = (typeof ROLES)[number]

const NOT_LOGGED_IN = 401
const FORBIDDEN = 403
const NOT_FOUND = 404

/** The status of the answer to each of them. */
export function statusesOf(call: TestedCall): Record<Role, number> {
  const { access, names, openToAdmins, status: works = 200 } = call
  if (access === 'anyone') return { nobody: works, user: works, colleague: works, stranger: works, admin: works }
  if (access === 'admin') {
    return { nobody: NOT_LOGGED_IN, user: FORBIDDEN, colleague: FORBIDDEN, stranger: FORBIDDEN, admin: works }
  }
  if (access === 'owner') {
    return { nobody: NOT_LOGGED_IN, user: works, colleague: FORBIDDEN, stranger: works, admin: works }
  }
  const stranger = names === undefined ? works : NOT_FOUND
  return { nobody: NOT_LOGGED_IN, user: works, colleague: works, stranger, admin: openToAdmins ? works : stranger }
}
