import type { AccountNotice, SecurityNotice } from '../../jobs/job-catalogue.ts'
import type { Inviter } from '../members/inviter.ts'

/** A message to a user. The adapter writes its sentences. */
export type Mail =
  /** `endsAccess`: the address was never confirmed, so a new password ends all earlier access. */
  | (Addressed & { readonly kind: 'password-reset'; readonly endsAccess: boolean })
  | (Addressed & { readonly kind: 'email-verification' })
  | (Addressed & { readonly kind: 'email-change' })
  /** `replacesAccount`: the recipient has an empty account of their own, which is removed when they accept. */
  | (Addressed & { readonly kind: 'invitation'; readonly inviter: Inviter; readonly replacesAccount: boolean })
  /** Sent to the user who confirmed the address when somebody else entered it. */
  | (Addressed & { readonly kind: 'address-known'; readonly asked: UseOfAddress })
  /** A change to the log-in, possibly made by somebody else. */
  | (Addressed & { readonly kind: 'security-notice'; readonly what: SecurityNotice })
  /** A change to the whole account. */
  | (Addressed & {
      readonly kind: 'account-notice'
      readonly what: AccountNotice
      readonly by: Inviter
      /** Time of the removal, ISO 8601 UTC; null if none is planned. */
      readonly dueAt: string | null
    })
  /**
   * Goes to the previous address. It does not name the new one, because the previous one may never have been the
   * user's.
   */
  | (Addressed & { readonly kind: 'email-changed' })
  /** Questions assigned to the recipient. Contains no text of their answers. */
  | (Switchable & {
      readonly kind: 'assignments'
      /** Names of those who assigned them, each once; null for a name that cannot be shown. */
      readonly by: readonly (string | null)[]
      /** Name of the application; null if it cannot be shown. */
      readonly application: string | null
      /** At least one. */
      readonly questions: readonly NamedQuestionLink[]
      /** Number of further questions. */
      readonly furtherCount: number
    })
  /**
   * A comment that mentions the recipient, or a question that an older release assigned. Contains no text of the
   * answer.
   */
  | (Switchable & {
      readonly kind: 'question-notice'
      readonly what: 'assigned' | 'mentioned'
      /** Null for a name that cannot be shown. */
      readonly by: string | null
      /** Name of the application; null if it cannot be shown. */
      readonly application: string | null
    })
  /** A deadline or due date. */
  | DeadlineMail

export type UseOfAddress = 'register' | 'invite' | 'change'

interface DeadlineMail extends Switchable {
  readonly kind: 'deadline'
  readonly of: 'application' | 'report'
  /** Null if it cannot be shown. */
  readonly name: string | null
  /** ISO 8601 UTC */
  readonly dueAt: string
  /** IANA time zone. */
  readonly zone: string
  /** Calendar days in the zone; 0 on the day itself. */
  readonly daysLeft: number
}

export interface NamedQuestionLink {
  /** Text in which no mail program finds a link. Empty if none of it can be shown. */
  readonly text: string
  readonly link: string
}

interface Switchable extends Addressed {
  /** Address of the page that switches mails of this kind off. */
  readonly mailSettings: string
}

interface Addressed {
  /** One address that `isOneAddress` accepts. */
  readonly to: string
  /** The page that the message asks the recipient to open. Shown to the operator where there is no mail server. */
  readonly link: string
}

export interface Mailer {
  /**
   * Hands the message over for delivery. Throws `invalid` when the address is wrong or the mail server refuses it for
   * good, `unavailable` when another attempt may work.
   */
  send(mail: Mail): Promise<void>
}
