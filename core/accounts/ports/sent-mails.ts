/** Messages that the product keeps itself, because no mail server takes them. */
export interface SentMails {
  /** A key for the address that does not reveal it: letters and digits. */
  keyOf(email: string): string
  /** Removes all messages to the addresses that these keys stand for. */
  removeTo(keys: readonly string[]): Promise<void>
  /** Removes the messages sent before the moment. Returns how many. */
  removeSentBefore(moment: string): Promise<number>
}
