import type { SentMails } from '../../core/accounts/ports/sent-mails.ts'
import { addressKey } from './address-key.ts'

/** A mail server has taken all messages. */
export const NO_SENT_MAILS: SentMails = {
  keyOf: addressKey,
  removeTo: async () => undefined,
  removeSentBefore: async () => 0,
}
