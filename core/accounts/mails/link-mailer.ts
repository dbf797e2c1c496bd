import type { Clock, UnitOfWork } from '../../shared/ports.ts'
import { accessExpiry, type AccessPurpose, type AccessToken } from '../access-token.ts'
import { aloneWithNothing, type EmptyAccountStores } from '../removal/empty-account.ts'
import type { AccessTokens, Mail, Mailer, SecretSource, UseOfAddress } from '../ports.ts'
import { isEmailVerified } from '../../identity/verified-email.ts'

export interface LinkStores extends EmptyAccountStores {
  readonly accessTokens: AccessTokens
}

/** The stored part of a link's token, and the time of storing. */
export interface NewToken extends Pick<AccessToken, 'tokenHash' | 'purpose' | 'expiresAt'> {
  readonly now: string
}

/** A kind of mail with a link. `To` holds what the mail is addressed by. */
export interface LinkMail<To extends { readonly email: string }> {
  readonly purpose: AccessToken['purpose']
  readonly page: 'acceptInvite' | 'resetPassword' | 'verifyEmail'
  /** Whether the link names the address beside the token. */
  readonly namesAddress: boolean
  /** Stores the token in one unit of work; null if there is nobody to write to. */
  prepare(stores: LinkStores, token: NewToken): Promise<To | null>
  compose(to: To, link: string): Mail
  /** Whether to remove the token if the mail could not be sent, so that it does not count against the limit. */
  readonly withdraws: boolean
}

/** Purposes for which anybody may enter somebody else's address. */
const ASKED: Readonly<Partial<Record<AccessPurpose, UseOfAddress>>> = {
  verify: 'register',
  invite: 'invite',
  'change-email': 'change',
}

/** Sends links by mail. Makes their tokens at sending, so that no token is ever stored in the queue. */
export class LinkMailer {
  constructor(
    private readonly work: UnitOfWork<LinkStores>,
    private readonly secrets: SecretSource,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    /** Public address of the web app, without a closing slash. */
    private readonly webUrl: string,
  ) {}

  /** Returns false if there was nobody to write to. */
  async send<To extends { readonly email: string }>(mail: LinkMail<To>): Promise<boolean> {
    const { purpose } = mail
    const secret = this.secrets.token()
    const now = this.clock.now()
    const token = { tokenHash: this.secrets.hashOf(secret), purpose, expiresAt: accessExpiry(purpose, now), now }
    const prepared = await this.work.run(async (stores) => {
      const to = await mail.prepare(stores, token)
      return to && { to, toOwner: await this.toOwner(stores, mail.purpose, to.email) }
    })
    if (prepared === null) return false
    const { to, toOwner } = prepared
    const link = this.linkOf(mail, secret, to.email)
    try {
      await this.mailer.send(toOwner ?? mail.compose(to, link))
    } catch (error) {
      if (mail.withdraws) await this.work.run(({ accessTokens }) => accessTokens.withdraw(token.tokenHash))
      throw error
    }
    return true
  }

  /**
   * The mail sent instead if somebody else has confirmed the address, because no link then gives it to another user.
   * Exception: an invited user who can leave an empty account. The token is stored all the same, so that only the mail
   * reveals the difference.
   */
  private async toOwner(stores: LinkStores, purpose: AccessPurpose, email: string): Promise<Mail | null> {
    const asked = ASKED[purpose]
    const owner = asked && (await stores.users.ofEmail(email))
    if (!asked || !owner || !isEmailVerified(owner)) return null
    if (asked === 'invite' && (await aloneWithNothing(stores, email))) return null
    return { kind: 'address-known', asked, to: email, link: `${this.webUrl}/login` }
  }

  private linkOf({ page, namesAddress }: Pick<LinkMail<never>, 'page' | 'namesAddress'>, token: string, email: string) {
    return linkTo(`${this.webUrl}/${page}`, token, namesAddress ? email : null)
  }
}

/** The link that accepts an invitation to this address. */
export function invitationLink(webUrl: string, token: string, email: string): string {
  return linkTo(`${webUrl}/acceptInvite`, token, email)
}

/** The link that verifies the address of a user. */
export function verificationLink(webUrl: string, token: string): string {
  return linkTo(`${webUrl}/verifyEmail`, token, null)
}

function linkTo(page: string, token: string, email: string | null): string {
  const address = email === null ? '' : `&email=${encodeURIComponent(email)}`
  return `${page}?token=${encodeURIComponent(token)}${address}`
}
