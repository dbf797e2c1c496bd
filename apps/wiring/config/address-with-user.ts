import { ConfigError } from './config-error.ts'

const ESCAPES = 'In its user and password write # as %23, / as %2F, ? as %3F, @ as %40, : as %3A and % as %25.'

/** Validates the address. Errors do not contain the password. */
export function addressWithUser(name: string, url: string): string {
  try {
    const { username, password, pathname, search } = new URL(url)
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    // A slash in the password: the user was parsed as the host, and the beginning of the password as the port.
    const isCutShort = username === '' && /@/.test(pathname + search)
    if (!url.includes('#') && !isCutShort) return url
  } catch {
    // Reported below, without the address.
  }
  throw new ConfigError(`${name} can’t be read. ${ESCAPES}`)
}
