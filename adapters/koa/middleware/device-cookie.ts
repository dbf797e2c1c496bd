import type { SecretSource } from '../../../core/accounts/ports.ts'
import { normaliseEmail } from '../../../core/identity/user.ts'
import type { SecretBox } from '../../../core/shared/ports.ts'
import type { ApiContext } from '../api-context.ts'
import { HttpCookie, type CookiePlace } from './http-cookie.ts'

const OWNER = 'device'
const DIGEST_LENGTH = 24
/** Maximum number of users remembered for one device. */
const MAX_USERS = 5
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Keys for encrypting known devices. */
export interface DeviceKeys {
  readonly box: SecretBox
  readonly secrets: SecretSource
}

export interface KnownDevice {
  readonly id: string
  /** Hashes of the e-mail addresses that logged in there, latest first. */
  readonly users: readonly string[]
}

/**
 * Cookie that marks devices with an earlier log-in, so that guessing elsewhere never locks them out. It outlives the
 * session and gives no access.
 */
export class DeviceCookie {
  private readonly cookie: HttpCookie

  constructor(
    place: CookiePlace,
    private readonly keys: DeviceKeys,
  ) {
    this.cookie = new HttpCookie('grantwright_device', place)
  }

  /** Null if there is none, or it was not made here. */
  read(ctx: ApiContext): KnownDevice | null {
    const sealed = this.cookie.read(ctx)
    const opened = sealed === null ? null : this.keys.box.open(sealed, OWNER)
    if (opened === null) return null
    const [id = '', ...users] = opened.text.split(' ')
    return { id, users }
  }

  /** The device, if this user has logged in there before. */
  knownTo(ctx: ApiContext, email: string): KnownDevice | null {
    const device = this.read(ctx)
    return device?.users.includes(this.digestOf(email)) ? device : null
  }

  /** Adds the user to the device after a successful log-in. */
  remember(ctx: ApiContext, email: string): void {
    const { id, users } = this.read(ctx) ?? { id: this.keys.secrets.token(), users: [] }
    const digest = this.digestOf(email)
    const others = users.filter((user) => user !== digest)
    const sealed = this.keys.box.seal([id, digest, ...others].slice(0, 1 + MAX_USERS).join(' '), OWNER)
    this.cookie.write(ctx, sealed, new Date(Date.now() + YEAR_MS).toISOString())
  }

  forget(ctx: ApiContext): void {
    this.cookie.clear(ctx)
  }

  private digestOf(email: string): string {
    return this.keys.secrets.hashOf(normaliseEmail(email)).slice(0, DIGEST_LENGTH)
  }
}
