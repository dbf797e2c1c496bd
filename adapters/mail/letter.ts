export const PRODUCT = 'Grantwright'

/** The text of a mail around its link. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** The label of the link's button. */
  readonly action: string
  readonly closing: readonly string[]
  /** Items before the link, each with its own link. */
  readonly items?: readonly { readonly text: string; readonly link: string }[]
  /** The label of the link that turns such mails off. */
  readonly switchable?: { readonly action: string; readonly link: string }
}
