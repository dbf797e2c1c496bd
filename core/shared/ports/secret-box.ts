/** Encrypts short texts such as tokens, so that the database alone does not reveal them. */
export interface SecretBox {
  /** Encrypts the text with the newest key. Only the same `owner` can open it. */
  seal(text: string, owner: string): string
  /** Decrypts the text; null if it was changed, belongs to another owner, or its key is unknown. */
  open(sealed: string, owner: string): OpenedSecret | null
}

export interface OpenedSecret {
  readonly text: string
  /** False if an older key was used; then encrypt it again. */
  readonly isCurrent: boolean
}
