import { resolve } from 'node:path'

type Read = (name: string, fallback: string) => string

/** Keys for encrypting stored tokens. */
export interface SecretConfig {
  /** Null: generated once and kept in the file. */
  readonly current: string | null
  /** Older keys, which can still decrypt. */
  readonly previous: readonly string[]
  /** Null: only in the memory of this process. */
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
