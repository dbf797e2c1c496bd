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

/** Without a closing slash. */
export function webAddress(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigError(`${name} must be an address such as https://grants.example.org, not "${text}".`)
  return text.replace(/\/+$/, '')
}
