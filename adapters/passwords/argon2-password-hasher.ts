import { hash, verify } from '@node-rs/argon2'

import type { PasswordHasher } from '../../core/accounts/ports/password-hasher.ts'

export interface PasswordCost {
  readonly kibibytes: number
  readonly passes: number
}

/** OWASP's least setting for argon2id. */
export const RECOMMENDED_COST: PasswordCost = { kibibytes: 19 * 1024, passes: 2 }

/** By argon2id, this library's default. Hashing runs in the library's own threads. */
export class Argon2PasswordHasher implements PasswordHasher {
  constructor(private readonly cost: PasswordCost) {}

  hash(password: string): Promise<string> {
    const { kibibytes, passes } = this.cost
    return hash(password, { memoryCost: kibibytes, timeCost: passes, parallelism: 1 })
  }

  async matches(password: string, hashed: string): Promise<boolean> {
    try {
      return await verify(hashed, password)
    } catch {
      return false
    }
  }
}
