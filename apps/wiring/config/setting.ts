import { ConfigError } from './config-error.ts'

export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
  return number
}

export function oneOf<const T extends string>(name: string, text: string, values: readonly T[]): T {
  const value = values.find((one) => one === text)
  if (value === undefined) throw new ConfigError(`${name} must be ${values.join(' or ')}, not "${text}".`)
  return value
}

/**
 * An address without a closing slash. Refuses a query, a hash or a user, with which derived addresses would not work.
 */
export function webAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigError(`${name} must be an address such as https://grants.example.org, not "${text}".`)
  const { username, password, hash } = new URL(text)
  if (username !== '' || password !== '') throw new ConfigError(`${name} must hold no user and no password.`)
  if (hash !== '' || text.includes('#')) throw new ConfigError(`${name} must end before its "#".`)
  return text.replace(/\/+$/, '')
}

/** Same as `webAddress`, but refuses a query. */
export function addressWithoutQuery(name: string, text: string): string {
  const address = webAddress(name, text)
  if (address.includes('?')) throw new ConfigError(`${name} must end before its "?".`)
  return address
}

/** The server's own paths: below them it could not tell whether a proxy has removed the path. */
const OWN_PATH = /^\/(?:api|assets|healthz|readyz)(?:\/|$)/i
const PLAIN_PATH = /^(?:\/[a-z\d][\w.~-]*)*$/i

/** The address of a host, or of a simple path on it. */
export function siteAddress(name: string, text: string): string {
  const address = addressWithoutQuery(name, text)
  const path = address.replace(/^https?:\/\/[^/]*/i, '')
  if (!PLAIN_PATH.test(path))
    throw new ConfigError(`${name} must have a path of letters, digits, "-", "_", "." and "~", not "${path}".`)
  if (OWN_PATH.test(path))
    throw new ConfigError(`${name} must have another path than "${path}", which the server uses itself.`)
  return address
}
