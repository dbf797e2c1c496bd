export interface SecretSource {
  /** Makes an unguessable token, safe in addresses and cookies. */
  token(): string
  /** The hash under which a token is stored; the same for the same token. */
  hashOf(token: string): string
}
