/** Messages that the product keeps itself, because no mail server takes them. */
export interface SentMails {
  /** Stands for the address without telling it: letters and digits. */
  keyOf(email: string): string
  /** Removes all messages to the addresses that these keys stand for. */
  removeTo(keys: readonly string[]): Promise<void>
  /** Removes the messages sent before the moment. Answers how many. */
  removeSentBefore(moment: string): Promise<number>
}
