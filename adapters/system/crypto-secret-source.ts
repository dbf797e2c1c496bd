import { createHash, randomBytes } from 'node:crypto'

import type { SecretSource } from '../../core/accounts/ports.ts'

/** Tokens of 256 random bits; stored as SHA-256, which suffices because they can't be guessed. */
export class CryptoSecretSource implements SecretSource {
  token(): string {
    return randomBytes(32).toString('base64url')
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex')
  }
}
