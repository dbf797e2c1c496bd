import { hash, verify } from '@node-rs/argon2'

import type { PasswordHasher } from '../../core/accounts/ports/password-hasher.ts'

/** OWASP's least setting for argon2id; it is this library's default algorithm. Hashing runs in the library's own threads. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export class Argon2PasswordHasher implements PasswordHasher {
  hash(password: string): Promise<string> {
    return hash(password, COST)
  }

  async matches(password: string, hashed: string): Promise<boolean> {
    try {
      return await verify(hashed, password)
    } catch {
      return false
    }
  }
}
