import { normaliseEmail, type User } from '../../../core/identity/user.ts'
import type { AttemptCounter, OpenAttemptCounter } from '../../../core/accounts/ports.ts'
import { AppError } from '../../../core/shared/app-error.ts'
import type { ApiContext, ApiMiddleware } from '../api-context.ts'
import { callerNetwork } from '../caller-network.ts'
import type { DeviceCookie } from './device-cookie.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60
const LONGEST_KEY = 254

/** Attempts within `duration` seconds. */
interface Bounds {
  readonly duration: number
  readonly byAddress: number
  /** For one address and e-mail together. */
  readonly together: number
  /** For one e-mail from anywhere: a high limit, since anybody can use it up. */
  readonly byEmail: number
}

interface LoggedIn {
  readonly email: string
  readonly isConfirmed: boolean
}

/** Slows down guessing of passwords and e-mail addresses. Known and unknown addresses are counted alike. */
export class AttemptLimits {
  readonly logIn: LogInLimit
  readonly register: AttemptLimit
  readonly invite: AttemptLimit
  readonly acceptInvite: AttemptLimit
  readonly forgotPassword: AttemptLimit
  readonly resetPassword: AttemptLimit
  readonly changePassword: AttemptLimit
  readonly changeEmail: AttemptLimit
  readonly newEmail: AttemptLimit
  readonly secondFactor: AttemptLimit
  readonly verifyEmail: AttemptLimit
  readonly sendVerification: AttemptLimit
  readonly download: AttemptLimit
  readonly testModel: AttemptLimit

  /** Null counts nothing, for load tests. */
  constructor(open: OpenAttemptCounter | null, devices: DeviceCookie) {
    const limit = (kind: string, byAddress: number, together: number, byEmail: number) =>
      new AttemptLimit(open, kind, { duration: HOUR, byAddress, together, byEmail })
    this.logIn = new LogInLimit(open, devices)
    this.register = limit('register', 30, 5, 20)
    this.invite = limit('invite', 60, 5, 20)
    this.acceptInvite = limit('acceptInvite', 60, 10, 100)
    this.forgotPassword = limit('forgotPassword', 30, 30, 1000)
    this.resetPassword = limit('resetPassword', 30, 10, 100)
    // Counts by the address to which a change of e-mail sends its link.
    this.newEmail = limit('newEmail', 60, 5, 20)
    // Sends to the address of the logged-in user; others may have registered with it, too.
    this.sendVerification = limit('sendVerification', 30, 5, 20)
    // Counted by the logged-in user, so that nobody else can use these up.
    this.changePassword = limit('changePassword', 60, 10, 10)
    this.changeEmail = limit('changeEmail', 60, 10, 10)
    this.secondFactor = limit('secondFactor', 60, 20, 20)
    this.verifyEmail = limit('verifyEmail', 60, 10, 10)
    this.download = limit('download', 30, 6, 6)
    this.testModel = limit('testModel', 30, 30, 30)
  }
}

/**
 * The limit on one kind of attempt, counted by the caller's address, by the e-mail in the request, and by both
 * together.
 */
class AttemptLimit {
  private readonly byAddress: AttemptCounter | undefined
  private readonly together: AttemptCounter | undefined
  private readonly byEmail: AttemptCounter | undefined

  constructor(open: OpenAttemptCounter | null, kind: string, { duration, ...bounds }: Bounds) {
    this.byAddress = open?.(`${kind} by address`, { points: bounds.byAddress, duration })
    this.together = open?.(`${kind} by both`, { points: bounds.together, duration })
    this.byEmail = open?.(`${kind} by e-mail`, { points: bounds.byEmail, duration })
  }

  /** Middleware that counts the address before the body is read. */
  readonly ofAddress: ApiMiddleware = async (ctx, next) => {
    await this.countAddress(ctx)
    return next()
  }

  async countAddress(ctx: ApiContext): Promise<void> {
    await count(this.byAddress, callerNetwork(ctx.ip))
  }

  /** Counts by user instead of e-mail, because others may have registered with it. */
  ofUser(ctx: ApiContext, { id }: Pick<User, 'id'>): Promise<void> {
    return this.ofEmail(ctx, id)
  }

  async ofEmail(ctx: ApiContext, email: string): Promise<void> {
    await count(this.together, bothKey(ctx, email))
    await count(this.byEmail, emailKey(email))
  }

  /** Takes back the last, successful attempt and, if the address is confirmed, earlier ones. */
  async succeeded(ctx: ApiContext, { email, isConfirmed }: LoggedIn): Promise<void> {
    const how = isConfirmed ? 'forget' : 'uncount'
    await this.together?.[how](bothKey(ctx, email))
    await this.byEmail?.[how](emailKey(email))
  }
}

/** Counts known devices of a user separately, so that nobody elsewhere can lock them out. */
class LogInLimit {
  private readonly elsewhere: AttemptLimit
  private readonly byDevice: AttemptCounter | undefined

  constructor(
    open: OpenAttemptCounter | null,
    private readonly devices: DeviceCookie,
  ) {
    const duration = QUARTER_HOUR
    this.elsewhere = new AttemptLimit(open, 'logIn', { duration, byAddress: 100, together: 10, byEmail: 100 })
    this.byDevice = open?.('logIn by device', { points: 10, duration })
  }

  /** Counts the address before the body is read, unless the device may be a known one of the user. */
  readonly ofAddress: ApiMiddleware = async (ctx, next) => {
    if (this.devices.read(ctx) === null) await this.elsewhere.countAddress(ctx)
    return next()
  }

  async ofEmail(ctx: ApiContext, email: string): Promise<void> {
    const device = this.devices.read(ctx)
    if (device !== null && this.devices.knownTo(ctx, email) !== null)
      return count(this.byDevice, `${device.id} ${emailKey(email)}`)
    if (device !== null) await this.elsewhere.countAddress(ctx)
    await this.elsewhere.ofEmail(ctx, email)
  }

  /** Users with an unconfirmed address do not reset the counter, because they may be guessing the owner's password. */
  async succeeded(ctx: ApiContext, user: LoggedIn): Promise<void> {
    const device = this.devices.knownTo(ctx, user.email)
    if (device === null) return this.elsewhere.succeeded(ctx, user)
    await this.byDevice?.[user.isConfirmed ? 'forget' : 'uncount'](`${device.id} ${emailKey(user.email)}`)
  }
}

async function count(counter: AttemptCounter | undefined, key: string): Promise<void> {
  const retryAfter = (await counter?.count(key)) ?? null
  if (retryAfter !== null) throw tooManyAttempts(retryAfter)
}

function emailKey(email: string): string {
  return normaliseEmail(email).slice(0, LONGEST_KEY)
}

function bothKey(ctx: ApiContext, email: string): string {
  return `${callerNetwork(ctx.ip)} ${emailKey(email)}`
}

function tooManyAttempts(retryAfter: number): AppError {
  const minutes = Math.ceil(retryAfter / 60)
  return new AppError('too-many', 'accounts.too-many-attempts', { values: { minutes }, retryAfter })
}
