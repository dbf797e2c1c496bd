import { normaliseEmail, type User } from '../../../core/identity/user.ts'
import type { AttemptCounter, OpenAttemptCounter } from '../../../core/accounts/ports/attempt-counter.ts'
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
  /** From one address with one e-mail. */
  readonly together: number
  /** With one e-mail from anywhere: generous, since anybody can use it up. */
  readonly byEmail: number
}

interface LoggedIn {
  readonly email: string
  readonly isConfirmed: boolean
}

/** Slows down who guesses passwords or e-mail addresses: known and unknown addresses count alike. */
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
    // The address that a change of e-mail sends its link to.
    this.newEmail = limit('newEmail', 60, 5, 20)
    // Sends to the address of whoever is logged in, and others may have registered with it.
    this.sendVerification = limit('sendVerification', 30, 5, 20)
    // By the user who is logged in: nobody else can use these up.
    this.changePassword = limit('changePassword', 60, 10, 10)
    this.changeEmail = limit('changeEmail', 60, 10, 10)
    this.secondFactor = limit('secondFactor', 60, 20, 20)
    this.verifyEmail = limit('verifyEmail', 60, 10, 10)
    this.download = limit('download', 30, 6, 6)
    this.testModel = limit('testModel', 30, 30, 30)
  }
}

/** The limit on one kind of attempt, counted by the caller's address, by the e-mail that it names, and by both together. */
class AttemptLimit {
  private readonly byAddress: AttemptCounter | undefined
  private readonly together: AttemptCounter | undefined
  private readonly byEmail: AttemptCounter | undefined

  constructor(open: OpenAttemptCounter | null, kind: string, { duration, ...bounds }: Bounds) {
    this.byAddress = open?.(`${kind} by address`, { points: bounds.byAddress, duration })
    this.together = open?.(`${kind} by both`, { points: bounds.together, duration })
    this.byEmail = open?.(`${kind} by e-mail`, { points: bounds.byEmail, duration })
  }

  /** The part of a pipeline that counts the address, before the body is read. */
  readonly ofAddress: ApiMiddleware = async (ctx, next) => {
    await this.countAddress(ctx)
    return next()
  }

  async countAddress(ctx: ApiContext): Promise<void> {
    await count(this.byAddress, callerNetwork(ctx.ip))
  }

  /** By the user rather than by their address, with which others may have registered. */
  ofUser(ctx: ApiContext, { id }: Pick<User, 'id'>): Promise<void> {
    return this.ofEmail(ctx, id)
  }

  async ofEmail(ctx: ApiContext, email: string): Promise<void> {
    await count(this.together, bothKey(ctx, email))
    await count(this.byEmail, emailKey(email))
  }

  /** The last attempt succeeded, so that it does not count; where the address is confirmed, those before it don't either. */
  async succeeded(ctx: ApiContext, { email, isConfirmed }: LoggedIn): Promise<void> {
    const how = isConfirmed ? 'forget' : 'uncount'
    await this.together?.[how](bothKey(ctx, email))
    await this.byEmail?.[how](emailKey(email))
  }
}

/** A device on which this user has logged in before is counted by itself: nobody elsewhere can lock it out. */
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

  /** Counts the address before the body is read, unless the device is one that may turn out to be known to the user. */
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

  /** Anybody can register with the address: whoever only did that takes back no guesses at the password of its owner. */
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
