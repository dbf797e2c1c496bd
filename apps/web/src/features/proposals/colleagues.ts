import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'

/** A user of the account, as shown to others. */
export interface Colleague {
  readonly id: string
  /** With the address if the name is not unique. */
  readonly name: string
  readonly email: string
  /** Unique name after an "@". */
  readonly mention: string
  /** Possible names after an "@", in lower case. Others may share them. */
  readonly calls: readonly string[]
}

type Named = Pick<AccountUser, 'id' | 'email' | 'firstName' | 'lastName'>

/** Name, or else e-mail address. */
const nameOf = ({ email, firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim() || email

/** Users who have accepted their invitation. */
export function colleaguesIn(users: readonly AccountUser[]): readonly Colleague[] {
  const members = users.filter(({ lastLoginAt }) => lastLoginAt !== null)
  const isShared = (name: string) =>
    members.filter((user) => nameOf(user).toLowerCase() === name.toLowerCase()).length > 1
  return members.map((user) => {
    const name = nameOf(user)
    const { id, email } = user
    const calls = [name, email, user.firstName.trim()].filter((call) => call !== '').map((call) => call.toLowerCase())
    const addressed = isShared(name) ? { name: `${name} (${email})`, mention: email } : { name, mention: name }
    return { id, email, calls, ...addressed }
  })
}

/** A user chosen from the suggestions, who may have left since. */
export type Chosen = Pick<Colleague, 'id' | 'name' | 'mention'>

/** People that a comment notifies. */
export interface Told {
  /** Without duplicates, in text order. */
  readonly told: readonly Colleague[]
  /** Mentioned users who have left the account. */
  readonly gone: readonly Chosen[]
  /** Ambiguous names without a choice. */
  readonly unclear: readonly string[]
}

const AT = /(?<![\p{L}\p{N}._-])@/gu

/**
 * `chosen` decides between people of the same name. The longest name counts, so that "Ann Marie" is not matched as
 * "Ann".
 */
export function toldBy(text: string, colleagues: readonly Colleague[], chosen: readonly Chosen[]): Told {
  const told = new Set<Colleague>()
  const gone = new Set<Chosen>()
  const unclear = new Set<string>()
  const departed = chosen.filter(({ id }) => colleagues.every((colleague) => colleague.id !== id))
  for (const { index } of text.matchAll(AT)) {
    const typed = text.slice(index + 1).toLowerCase()
    const left = departed.find(({ mention }) => startsWithCall(typed, mention.toLowerCase()))
    const calls = colleagues.flatMap((colleague) => colleague.calls).filter((call) => startsWithCall(typed, call))
    const call = calls.sort((a, b) => b.length - a.length)[0]
    if (left !== undefined && left.mention.length >= (call?.length ?? 0)) gone.add(left)
    else if (call !== undefined) {
      const meant = colleagues.filter((colleague) => colleague.calls.includes(call))
      const one = meant.length === 1 ? meant : meant.filter(({ id }) => chosen.some((choice) => choice.id === id))
      if (one.length === 1) told.add(one[0]!)
      else unclear.add(text.slice(index + 1, index + 1 + call.length))
    }
  }
  return { told: [...told], gone: [...gone], unclear: [...unclear] }
}

function startsWithCall(typed: string, call: string): boolean {
  return typed.startsWith(call) && !/^[\p{L}\p{N}]/u.test(typed.slice(call.length))
}
