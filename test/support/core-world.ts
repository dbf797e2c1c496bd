import type { AccountId, UserId } from '../../core/shared/ids.ts'
import { InMemoryFileStore } from '../../adapters/memory/documents/in-memory-file-store.ts'
import { openInMemoryPersistence } from '../../adapters/memory/open-in-memory-persistence.ts'
import { StemmedTermAnalyser } from '../../adapters/term-analysis/stemmed-term-analyser.ts'
import { DEFAULT_SETTINGS } from '../../core/identity/account.ts'
import type { CommonPasswords, PasswordHasher, SecretSource } from '../../core/accounts/ports.ts'
import { SecondStep } from '../../core/accounts/sessions/second-step.ts'
import type { Actor } from '../../core/identity/user.ts'
import type { FormatRecogniser } from '../../core/documents/ports.ts'
import type { ClaimedJob } from '../../core/jobs/ports.ts'
import { termOf } from '../../core/proposals/form/form-terms.ts'
import type { FormTermsFinder } from '../../core/proposals/ports.ts'
import { AnswerMemory } from '../../core/answer-library/answer-memory.ts'
import { AppError } from '../../core/shared/app-error.ts'
import type { Allowances } from '../../core/spending/allowances.ts'
import type { Log } from '../../core/shared/ports.ts'
import { anAccount, aUser } from './builders.ts'
import { CountingIds } from './counting-ids.ts'
import { AccountQuotas, DEFAULT_QUOTAS } from '../../core/quotas/account-quotas.ts'
import { FixedClock } from './fixed-clock.ts'

/** Hashes so that a test can read them. */
export const plainPasswords: PasswordHasher = {
  hash: async (password) => `hashed ${password}`,
  matches: async (password, hash) => hash === `hashed ${password}`,
  firstMatch: async (password, hashes) => hashes.find((hash) => hash === `hashed ${password}`) ?? null,
}

/** Where nobody has a second factor. */
export const noSecondStep = new SecondStep({ run: async () => null as never }, null as never, null as never)

/** Where everybody is who they say they are. */
export const provesAnybody = { execute: async () => aUser() }

/** Where nobody guesses but `password1`. */
export const fewCommonPasswords: CommonPasswords = { includes: async (password) => password === 'password1' }

interface SlowPasswords extends PasswordHasher {
  /** Done once between the check of a password and its answer. */
  meanwhile: (() => Promise<unknown>) | null
  /** How many hashes passwords were compared with, those of one salt counted once. */
  computed: number
}

/** The same, with what a test wants to do or know of them. */
export function slowPasswords(): SlowPasswords {
  const salts = new Map<string, string>()
  const hasher: SlowPasswords = {
    meanwhile: null,
    computed: 0,
    async hash(password, like) {
      const hash = await plainPasswords.hash(password)
      salts.set(hash, (like && salts.get(like)) || hash)
      return hash
    },
    async matches(password, hash) {
      return (await hasher.firstMatch(password, [hash])) !== null
    },
    async firstMatch(password, hashes) {
      hasher.computed += new Set(hashes.map((hash) => salts.get(hash) ?? hash)).size
      const act = hasher.meanwhile
      hasher.meanwhile = null
      await act?.()
      return plainPasswords.firstMatch(password, hashes)
    },
  }
  return hasher
}

/** Recognises what begins with `%PDF` and text; nothing else. */
export const simpleFormats: FormatRecogniser = {
  async mediaTypeOf({ bytes }) {
    const text = new TextDecoder().decode(bytes)
    if (text.startsWith('%PDF')) return 'application/pdf'
    if (text.startsWith('MZ'))
      throw new AppError('unsupported', 'file.unknown-type', { values: { found: 'a program' } })
    return 'text/plain'
  },
}

/** Where nothing limits what may be written. */
export const noAllowance: Pick<Allowances, 'of'> = { of: async () => null }

/** Where no form says anything of applying. */
export const noTerms: FormTermsFinder = {
  find: () => ({ deadline: termOf([]), amount: termOf([]), eligibility: termOf([]), attachments: termOf([]) }),
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The in-memory ports on which use cases are tested, with a clock that stands still and ids that count. */
export function openCoreWorld() {
  const clock = new FixedClock()
  const ids = new CountingIds()
  let tokens = 0
  const secrets: SecretSource = { token: () => `token ${++tokens}`, hashOf: (token) => `hash of ${token}` }
  const persistence = openInMemoryPersistence()
  const quotas = new AccountQuotas(DEFAULT_QUOTAS)
  const sources = { ids, clock, quotas }
  const memory = new AnswerMemory({ ids, clock, analyser: new StemmedTermAnalyser() })
  return { ...persistence, clock, ids, secrets, quotas, files: new InMemoryFileStore(), sources, memory }
}

export type CoreWorld = ReturnType<typeof openCoreWorld>

/** Somebody with an account of their own. */
export async function anActorIn(world: CoreWorld): Promise<Actor> {
  const accountId: AccountId = world.ids.next()
  const userId: UserId = world.ids.next()
  await world.unitOfWork.run(async ({ accounts, users }) => {
    await accounts.save(anAccount({ id: accountId, ownerId: userId, settings: DEFAULT_SETTINGS }))
    await users.save(aUser({ id: userId, accountId }))
  })
  return { accountId, userId, isAdmin: false }
}

/** From now on, no model is asked for the actor's account. */
export async function keepDocumentsHere({ unitOfWork }: CoreWorld, { accountId }: Actor): Promise<void> {
  await unitOfWork.run(async ({ accounts }) => {
    const account = (await accounts.find(accountId))!
    await accounts.save({ ...account, settings: { ...account.settings, staysOnServer: true } })
  })
}

/** All jobs that are due, claimed as a runner would. */
export async function claimAll(world: CoreWorld): Promise<ClaimedJob[]> {
  const now = world.clock.now()
  const leaseUntil = new Date(Date.parse(now) + 60_000).toISOString()
  const request = { now, leaseUntil, limit: 1000 }
  const small = await world.jobQueue.claim({ ...request, lane: 'small' })
  return [...small, ...(await world.jobQueue.claim(request))]
}

export async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** The AppError that the promise ends in; fails when it does not. */
export async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  try {
    await promise
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('Expected an AppError, but nothing was thrown.')
}
