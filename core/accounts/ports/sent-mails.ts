/** Messages kept by the product itself where there is no mail server. */
export interface SentMails {
  /** A key of letters and digits that does not reveal the address. */
  keyOf(email: string): string
  /** Removes all messages to the addresses of these keys. */
  removeTo(keys: readonly string[]): Promise<void>
  /** Removes messages sent before the moment and returns their number. */
  removeSentBefore(moment: string): Promise<number>
}
