import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

import type { OpenedSecret, SecretBox } from '../../core/shared/ports.ts'

const CIPHER = 'aes-256-gcm'
const FORMAT = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

interface Key {
  /** Distinguishes keys without revealing them. */
  readonly id: string
  readonly bytes: Buffer
}

/** Secrets from which keys are derived. */
export interface BoxSecrets {
  /** Encrypts from now on. */
  readonly current: string
  /** Can still decrypt. */
  readonly previous: readonly string[]
}

/**
 * AES-256-GCM under keys derived from secrets, bound to the owner. Encrypted text is `v1.<key id>.<base64url>`, so that
 * the secret can be replaced: text under an older key is decrypted, and encrypted again on use.
 */
export class AesSecretBox implements SecretBox {
  private readonly current: () => Key
  private readonly all: () => readonly Key[]

  /** The secrets are read at the first encryption or decryption. */
  constructor(secrets: () => BoxSecrets) {
    const keys = once(() => {
      const { current, previous } = secrets()
      return [current, ...previous].map(keyFrom)
    })
    this.current = () => keys()[0] as Key
    this.all = keys
  }

  seal(text: string, owner: string): string {
    const key = this.current()
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return [FORMAT, key.id, sealed.toString('base64url')].join('.')
  }

  open(sealed: string, owner: string): OpenedSecret | null {
    const [format, id, content = ''] = sealed.split('.')
    const key = this.all().find((one) => one.id === id)
    if (format !== FORMAT || !key) return null
    const text = decipher(key, Buffer.from(content, 'base64url'), owner)
    return text === null ? null : { text, isCurrent: key === this.current() }
  }
}

function decipher({ bytes }: Key, sealed: Buffer, owner: string): string | null {
  if (sealed.length < IV_BYTES + TAG_BYTES) return null
  const iv = sealed.subarray(0, IV_BYTES)
  const options = { authTagLength: TAG_BYTES }
  const opening = createDecipheriv(CIPHER, bytes, iv, options).setAAD(Buffer.from(owner))
  opening.setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([opening.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyFrom(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'grantwright stored secrets', 32))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes }
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
