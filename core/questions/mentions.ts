import type { UserId } from '../shared/ids.ts'
import { isInvitation, type User } from '../identity/user.ts'
import { AppError } from '../shared/app-error.ts'
import type { NamedUser } from './question-comment.ts'

/** The name of a user for colleagues: their e-mail address if they gave none. */
export function namedUser({ id, firstName, lastName, email }: User): NamedUser {
  return { id, name: `${firstName} ${lastName}`.trim() || email }
}

/**
 * The users that a comment mentions: those in `ids`, without duplicates, or those named in the text if `ids` is absent.
 * Throws `conflict` if one in `ids` is not a user of the account.
 */
export function mentioned(text: string, users: readonly User[], ids: readonly UserId[] | undefined): NamedUser[] {
  if (ids === undefined) return mentionsIn(text, users)
  const members = users.filter((user) => !isInvitation(user))
  return [...new Set(ids)].map((id) => {
    const user = members.find((member) => member.id === id)
    if (user === undefined) throw new AppError('conflict', 'proposals.mentioned-gone')
    return namedUser(user)
  })
}

/**
 * The users that a text mentions with an "@": by their e-mail address, or by a name or first name that is unique.
 * Without duplicates, in the order of the text.
 */
export function mentionsIn(text: string, users: readonly User[]): NamedUser[] {
  const names = namesOf(users)
  const found = new Map<User['id'], NamedUser>()
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}._-])@/gu)) {
    const user = namedAt(text.slice(index + 1), names)
    if (user) found.set(user.id, namedUser(user))
  }
  return [...found.values()]
}

interface Name {
  readonly name: string
  readonly user: User
}

/** Longest first, so that "Ann Marie" is not taken for "Ann". */
function namesOf(users: readonly User[]): Name[] {
  const firstNames = users.map(({ firstName }) => firstName.trim().toLowerCase())
  const wholeNames = users.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim().toLowerCase())
  const once = (name: string, among: readonly string[]) => (among.indexOf(name) === among.lastIndexOf(name) ? name : '')
  const names = users.flatMap((user, at) => {
    return [once(wholeNames[at]!, wholeNames), user.email, once(firstNames[at]!, firstNames)]
      .filter((name) => name !== '')
      .map((name) => ({ name, user }))
  })
  return names.sort((a, b) => b.name.length - a.name.length)
}

function namedAt(text: string, names: readonly Name[]): User | undefined {
  const typed = text.toLowerCase()
  return names.find(({ name }) => typed.startsWith(name) && !/^[\p{L}\p{N}]/u.test(typed.slice(name.length)))?.user
}
