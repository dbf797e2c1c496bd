export const PRODUCT = 'Grantwright'

/** What a mail says around its link. */
export interface Letter {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** What the link does, on its button. */
  readonly action: string
  readonly closing: readonly string[]
}
