export interface SecretSource {
  /** A new unguessable token, safe in addresses and cookies. */
  token(): string
  /** The hash under which a token is stored; always the same for the same token. */
  hashOf(token: string): string
}
