export interface SecretSource {
  /** A new unguessable token, safe in addresses and cookies. */
  token(): string
  /** What of a token is stored; the same for the same token. */
  hashOf(token: string): string
}
