export const PRODUCT = 'Grantwright'

/** What a mail says around its link. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What the link does, on its button. */
  readonly action: string
  readonly closing: readonly string[]
  /** Before the link, each with a link of its own. */
  readonly items?: readonly { readonly text: string; readonly link: string }[]
  /** What leads to the switch of mails like this. */
  readonly switchable?: { readonly action: string; readonly link: string }
}
