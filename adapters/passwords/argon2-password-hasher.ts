import { timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

import type { PasswordHasher } from '../../core/accounts/ports.ts'

export interface PasswordCost {
  readonly kibibytes: number
  readonly passes: number
}

/** OWASP's minimum for argon2id. */
export const RECOMMENDED_COST: PasswordCost = { kibibytes: 19 * 1024, passes: 2 }

/** Hashes with argon2id, this library's default, in the library's own threads. */
export class Argon2PasswordHasher implements PasswordHasher {
  constructor(private readonly cost: PasswordCost) {}

  hash(password: string, like: string | null = null): Promise<string> {
    const { kibibytes, passes } = this.cost
    const options = (like && optionsOf(like)) || { memoryCost: kibibytes, timeCost: passes, parallelism: 1 }
    return hash(password, options)
  }

  async matches(password: string, hashed: string): Promise<boolean> {
    try {
      return await verify(hashed, password)
    } catch {
      return false
    }
  }

  async firstMatch(password: string, hashes: readonly string[]): Promise<string | null> {
    const computed = new Map<string, Promise<string>>()
    for (const hashed of hashes) {
      const salt = hashed.slice(0, hashed.lastIndexOf('$'))
      const options = optionsOf(hashed)
      if (options && !computed.has(salt)) computed.set(salt, hash(password, options))
      if (isSame(hashed, await computed.get(salt))) return hashed
    }
    return null
  }
}

const HASH = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$/

/** Cost and salt of a hash; null if its format is different. */
function optionsOf(hashed: string) {
  const [, memory, time, parallel, salt] = HASH.exec(hashed) ?? []
  if (salt === undefined) return null
  return {
    memoryCost: Number(memory),
    timeCost: Number(time),
    parallelism: Number(parallel),
    salt: Buffer.from(salt, 'base64'),
  }
}

function isSame(hashed: string, computed = ''): boolean {
  const [one, other] = [Buffer.from(hashed), Buffer.from(computed)]
  return one.length === other.length && timingSafeEqual(one, other)
}
