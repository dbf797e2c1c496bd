import { foldEmail } from '../../../core/accounts/user.ts'
import type { Allowance, AttemptCounter, OpenAttemptCounter } from '../../../core/accounts/ports/attempt-counter.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { ApiMiddleware } from '../api-context.ts'
import { callerNetwork } from '../caller-network.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60
const LONGEST_KEY = 254

/** Slows down who guesses passwords or e-mail addresses: known and unknown addresses count alike. */
export class AttemptLimits {
  readonly logIn: AttemptLimit
  readonly register: AttemptLimit
  readonly invite: AttemptLimit
  readonly acceptInvite: AttemptLimit
  readonly forgotPassword: AttemptLimit
  readonly resetPassword: AttemptLimit
  readonly changePassword: AttemptLimit
  readonly download: AttemptLimit

  /** Null counts nothing, for load tests. */
  constructor(open: OpenAttemptCounter | null) {
    const limit = (kind: string, byAddress: number, byEmail: number, duration = HOUR) =>
      new AttemptLimit(open, kind, { points: byAddress, duration }, { points: byEmail, duration })
    this.logIn = limit('logIn', 100, 10, QUARTER_HOUR)
    this.register = limit('register', 30, 5)
    this.invite = limit('invite', 60, 5)
    this.acceptInvite = limit('acceptInvite', 60, 10)
    this.forgotPassword = limit('forgotPassword', 30, 5)
    this.changePassword = limit('changePassword', 60, 10)
    this.resetPassword = limit('resetPassword', 30, 10)
    this.download = limit('download', 30, 6)
  }
}

/** The limit on one kind of attempt, counted by the caller's address and by the e-mail that it names. */
class AttemptLimit {
  private readonly byAddress: AttemptCounter | undefined
  private readonly byEmail: AttemptCounter | undefined

  constructor(open: OpenAttemptCounter | null, kind: string, address: Allowance, email: Allowance) {
    this.byAddress = open?.(`${kind} by address`, address)
    this.byEmail = open?.(`${kind} by e-mail`, email)
  }

  /** The part of a pipeline that counts the address, before the body is read. */
  readonly ofAddress: ApiMiddleware = async (ctx, next) => {
    await count(this.byAddress, callerNetwork(ctx.ip))
    return next()
  }

  async ofEmail(email: string): Promise<void> {
    await count(this.byEmail, emailKey(email))
  }

  /** Forgets the attempts with an e-mail after one that succeeded. */
  async forgetEmail(email: string): Promise<void> {
    await this.byEmail?.forget(emailKey(email))
  }
}

async function count(counter: AttemptCounter | undefined, key: string): Promise<void> {
  const retryAfter = (await counter?.count(key)) ?? null
  if (retryAfter !== null) throw tooManyAttempts(retryAfter)
}

function emailKey(email: string): string {
  return foldEmail(email).slice(0, LONGEST_KEY)
}

function tooManyAttempts(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('too-many', 'accounts.too-many-attempts', `Too many attempts. Try again in ${wait}.`, {
    retryAfter,
  })
}
