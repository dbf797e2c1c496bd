import { ConfigError } from './config-error.ts'

const ESCAPES = 'In its user and password write # as %23, / as %2F, ? as %3F, @ as %40, : as %3A and % as %25.'

/** The address, in which every part can be read; without the password in what is thrown. */
export function addressWithUser(name: string, url: string): string {
  try {
    const { username, password, pathname, search } = new URL(url)
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    // A password with a slash in it: its user was taken for the host, its beginning for the port.
    const isCutShort = username === '' && /@/.test(pathname + search)
    if (!url.includes('#') && !isCutShort) return url
  } catch {
    // Told below, without the address.
  }
  throw new ConfigError(`${name} can’t be read. ${ESCAPES}`)
}
