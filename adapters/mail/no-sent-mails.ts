import type { SentMails } from '../../core/accounts/ports.ts'
import { addressKey } from './address-key.ts'

/** No messages are kept: a mail server has accepted them all. */
export const NO_SENT_MAILS: SentMails = {
  keyOf: addressKey,
  removeTo: async () => undefined,
  removeSentBefore: async () => 0,
}
