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

/** Without a closing slash. A query, a hash or a user in it is refused: no address made from it would work. */
export function webAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigError(`${name} must be an address such as https://grants.example.org, not "${text}".`)
  const { username, password, hash } = new URL(text)
  if (username !== '' || password !== '') throw new ConfigError(`${name} must hold no user and no password.`)
  if (hash !== '' || text.includes('#')) throw new ConfigError(`${name} must end before its "#".`)
  return text.replace(/\/+$/, '')
}

/** As `webAddress`, without a query. */
export function addressWithoutQuery(name: string, text: string): string {
  const address = webAddress(name, text)
  if (address.includes('?')) throw new ConfigError(`${name} must end before its "?".`)
  return address
}

/** An address of a host alone: everything is served from its root. */
export function webOrigin(name: string, text: string): string {
  const address = addressWithoutQuery(name, text)
  const { origin, pathname } = new URL(address)
  if (pathname === '/') return address
  throw new ConfigError(
    `${name} must be the address of a host alone, such as ${origin}, not "${text}": Grantwright can’t be served below a path. Give it a host name of its own.`,
  )
}
