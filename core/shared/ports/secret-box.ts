/** Keeps short texts such as tokens unreadable for whoever has the database alone. */
export interface SecretBox {
  /** The text, encrypted under the newest key. It opens for the same `owner` alone. */
  seal(text: string, owner: string): string
  /** What was sealed; null when it was changed, belongs to another owner, or its key is known no more. */
  open(sealed: string, owner: string): OpenedSecret | null
}

export interface OpenedSecret {
  readonly text: string
  /** False where an older key was needed: it should be sealed again. */
  readonly isCurrent: boolean
}
