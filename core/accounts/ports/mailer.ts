import type { Inviter } from '../inviter.ts'

/** What a user is told by mail; the adapter writes the sentences. */
export type Mail =
  | (Addressed & { readonly kind: 'password-reset' })
  | (Addressed & { readonly kind: 'email-verification' })
  | (Addressed & { readonly kind: 'email-change' })
  | (Addressed & { readonly kind: 'invitation'; readonly inviter: Inviter })
  /** Codes at log-in were switched on or off, perhaps by somebody else. */
  | (Addressed & { readonly kind: 'second-factor'; readonly isOn: boolean })
  /** Goes to the previous address. It does not name the new one: the previous one may never have been the user's. */
  | (Addressed & { readonly kind: 'email-changed' })

interface Addressed {
  /** One address, as `isOneAddress` accepts it. */
  readonly to: string
  /** What the message asks its reader to open. Where no mail server is, it is shown to whoever runs the program. */
  readonly link: string
}

export interface Mailer {
  /**
   * Hands the message over for delivery. Throws `invalid` when the address is none or the mail server refuses it for
   * good, `unavailable` when another attempt may work.
   */
  send(mail: Mail): Promise<void>
}
