import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The secret in a file that only its owner may read; null if there is none. */
export function storedSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Like `storedSecret`, but creates a missing one. If several processes create it at once, all use the first. */
export function storedOrNewSecret(file: string): string {
  const kept = storedSecret(file)
  if (kept !== null) return kept
  mkdirSync(dirname(file), { recursive: true })
  const made = newSecret()
  try {
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return storedOrNewSecret(file)
  }
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
