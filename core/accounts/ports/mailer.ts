export interface Mail {
  /** One address, as `isOneAddress` accepts it. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
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
