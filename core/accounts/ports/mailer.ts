import type { AccountNotice, SecurityNotice } from '../../jobs/job-catalogue.ts'
import type { Inviter } from '../inviter.ts'

/** What a user is told by mail; the adapter writes the sentences. */
export type Mail =
  /** `endsAccess`: the address was never confirmed, so that a new password ends all access from before. */
  | (Addressed & { readonly kind: 'password-reset'; readonly endsAccess: boolean })
  | (Addressed & { readonly kind: 'email-verification' })
  | (Addressed & { readonly kind: 'email-change' })
  /** `replacesAccount`: its reader has an empty account of their own, which goes when they accept. */
  | (Addressed & { readonly kind: 'invitation'; readonly inviter: Inviter; readonly replacesAccount: boolean })
  /** To whoever confirmed the address: somebody asked for it as if it were nobody's. */
  | (Addressed & { readonly kind: 'address-known'; readonly asked: UseOfAddress })
  /** Something happened to the log-in, perhaps by somebody else. */
  | (Addressed & { readonly kind: 'security-notice'; readonly what: SecurityNotice })
  /** Something becomes of the whole account. */
  | (Addressed & {
      readonly kind: 'account-notice'
      readonly what: AccountNotice
      /** Who did it. */
      readonly by: Inviter
      /** When everything is removed: ISO 8601 UTC; null where nothing is to be. */
      readonly dueAt: string | null
    })
  /** Goes to the previous address. It does not name the new one: the previous one may never have been the user's. */
  | (Addressed & { readonly kind: 'email-changed' })
  /** Of questions that were assigned to its reader. It holds no text of their answers. */
  | (Switchable & {
      readonly kind: 'assignments'
      /** Who assigned them, each once; null where they gave no name that can be shown. */
      readonly by: readonly (string | null)[]
      /** The name of the grant application; null where it has none that can be shown. */
      readonly application: string | null
      /** One at least. */
      readonly questions: readonly NamedQuestionLink[]
      /** How many more there are. */
      readonly furtherCount: number
    })
  /** Of a comment that names its reader, or of a question that an earlier release assigned. It holds no text of the answer. */
  | (Switchable & {
      readonly kind: 'question-notice'
      readonly what: 'assigned' | 'mentioned'
      /** Null where they gave no name that can be shown. */
      readonly by: string | null
      /** The name of the grant application; null where it has none that can be shown. */
      readonly application: string | null
    })
  /** Something is due soon. */
  | DeadlineMail

export type UseOfAddress = 'register' | 'invite' | 'change'

interface DeadlineMail extends Switchable {
  readonly kind: 'deadline'
  readonly of: 'application' | 'report'
  /** Null where it has no name that can be shown. */
  readonly name: string | null
  /** ISO 8601 UTC */
  readonly dueAt: string
  /** IANA */
  readonly zone: string
  /** Days of the calendar in the zone; 0 on the day itself. */
  readonly daysLeft: number
}

export interface NamedQuestionLink {
  /** Of which no mail program makes a link. Empty where nothing of it can be shown. */
  readonly text: string
  readonly link: string
}

interface Switchable extends Addressed {
  /** Where its reader switches mails of the kind off. */
  readonly mailSettings: string
}

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
