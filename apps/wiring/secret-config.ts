import { resolve } from 'node:path'

type Read = (name: string, fallback: string) => string

/** What stored tokens are encrypted with. */
export interface SecretConfig {
  /** Null: one that is made once and kept in the file. */
  readonly current: string | null
  /** Older ones, which still open what they encrypted. */
  readonly previous: readonly string[]
  /** Null: in the memory of this process alone. */
  readonly file: string | null
}

export function secretConfig(read: Read, dataDir: string): SecretConfig {
  const previous = read('APP_SECRET_PREVIOUS', '').split(',')
  return {
    current: read('APP_SECRET', '') || null,
    previous: previous.map((secret) => secret.trim()).filter((secret) => secret !== ''),
    file: resolve(dataDir, 'app-secret'),
  }
}
