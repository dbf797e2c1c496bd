import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { foldEmail } from '../../../core/accounts/user.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { ApiContext, ApiMiddleware } from '../api-context.ts'

/** How many attempts may be made within so many seconds. */
interface Allowance {
  readonly points: number
  readonly duration: number
}

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

  constructor(on: boolean) {
    this.logIn = new AttemptLimit(on, { points: 100, duration: QUARTER_HOUR }, { points: 10, duration: QUARTER_HOUR })
    this.register = new AttemptLimit(on, { points: 30, duration: HOUR }, { points: 5, duration: HOUR })
    this.invite = new AttemptLimit(on, { points: 60, duration: HOUR }, { points: 5, duration: HOUR })
    this.acceptInvite = new AttemptLimit(on, { points: 60, duration: HOUR }, { points: 10, duration: HOUR })
    this.forgotPassword = new AttemptLimit(on, { points: 30, duration: HOUR }, { points: 5, duration: HOUR })
    this.changePassword = new AttemptLimit(on, { points: 60, duration: HOUR }, { points: 10, duration: HOUR })
    this.resetPassword = new AttemptLimit(on, { points: 30, duration: HOUR }, { points: 10, duration: HOUR })
  }
}

/** The limit on one kind of attempt, counted by the caller's address and by the e-mail that it names. */
class AttemptLimit {
  private readonly byAddress: RateLimiterMemory
  private readonly byEmail: RateLimiterMemory

  constructor(
    private readonly on: boolean,
    address: Allowance,
    email: Allowance,
  ) {
    this.byAddress = new RateLimiterMemory(address)
    this.byEmail = new RateLimiterMemory(email)
  }

  /** The part of a pipeline that counts the address, before the body is read. */
  readonly ofAddress: ApiMiddleware = async (ctx, next) => {
    if (this.on) await count(this.byAddress, networkOf(ctx))
    return next()
  }

  async ofEmail(email: string): Promise<void> {
    if (this.on) await count(this.byEmail, emailKey(email))
  }

  /** Forgets the attempts with an e-mail after one that succeeded. */
  async forgetEmail(email: string): Promise<void> {
    if (this.on) await this.byEmail.delete(emailKey(email))
  }
}

async function count(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooManyAttempts(Math.ceil(error.msBeforeNext / 1000))
  }
}

function emailKey(email: string): string {
  return foldEmail(email).slice(0, LONGEST_KEY)
}

/** One subscriber holds a whole /64 of IPv6 addresses, so those count as one. */
function networkOf(ctx: ApiContext): string {
  const { ip } = ctx
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')
}

function tooManyAttempts(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new AppError('too-many', 'accounts.too-many-attempts', `Too many attempts. Try again in ${wait}.`, {
    retryAfter,
  })
}
