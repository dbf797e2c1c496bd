import type { PasswordCost } from '../../adapters/passwords/argon2-password-hasher.ts'
import { type Config, readConfig } from '../../apps/wiring/config/config.ts'

/** The least that argon2 takes: tests register hundreds of people. */
export const CHEAP_PASSWORDS: PasswordCost = { kibibytes: 8, passes: 1 }

/** The product's configuration with these settings, and passwords and writes that take no time: no test cuts the power. */
export function testConfig(settings: Readonly<Record<string, string>>): Config {
  return { ...readConfig({ SQLITE_SYNCHRONOUS: 'normal', ...settings }), passwordCost: CHEAP_PASSWORDS }
}
