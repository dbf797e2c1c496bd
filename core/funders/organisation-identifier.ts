/** The schemes whose numbers are charity numbers, with the form in which they are compared and shown. */
interface Scheme {
  readonly prefix: string
  /** The number in its one form, null where it is none of this scheme. */
  readonly number: (text: string) => string | null
  /** As people know it. */
  readonly shown: (number: string) => string
}

const digits = (text: string, least: number, most: number, width = 0) => {
  const number = /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '').padStart(width, '0') : ''
  return number.length >= least && number.length <= most ? number : null
}
const asItIs = (number: string) => number
const prefixed = (prefix: string, number: string | null) => (number === null ? null : `${prefix}${number}`)

const SCHEMES: readonly Scheme[] = [
  { prefix: 'GB-CHC-', number: (text) => digits(text, 5, 7), shown: asItIs },
  {
    prefix: 'GB-SC-',
    number: (text) => prefixed('SC', digits(text.replace(/^SC/, ''), 6, 6, 6)),
    shown: asItIs,
  },
  {
    prefix: 'GB-NIC-',
    number: (text) => digits(text.replace(/^NIC/, ''), 5, 6),
    shown: (number) => `NIC${number}`,
  },
  {
    prefix: 'US-EIN-',
    number: (text) => digits(text.replaceAll('-', ''), 9, 9, 9),
    shown: (number) => `${number.slice(0, 2)}-${number.slice(2)}`,
  },
]
const COMPANY = 'GB-COH-'

/**
 * An organisation identifier in its one form, such as "GB-CHC-1156077" for " gb-chc-01156077 "; null where the text is
 * none. One of a scheme that is not known here is kept as it is.
 */
export function organisationIdentifier(text: string): string | null {
  const sent = text.trim().toUpperCase()
  const scheme = SCHEMES.find(({ prefix }) => sent.startsWith(prefix))
  if (scheme) return prefixed(scheme.prefix, scheme.number(sent.slice(scheme.prefix.length)))
  if (sent.startsWith(COMPANY)) return prefixed(COMPANY, companyNumber(sent.slice(COMPANY.length)))
  const asSent = text.trim()
  return /^[\p{L}\d]+-[\p{L}\d]+[^\s]*$/u.test(asSent) && asSent.length <= 100 ? asSent : null
}

function companyNumber(text: string): string | null {
  if (!/^[A-Z]{0,2}\d{4,8}$/.test(text)) return null
  return /^\d/.test(text) ? text.padStart(8, '0') : text
}

/** The identifier that a charity number by itself stands for, by its form; null where it has none of them. */
export function identifierOfCharityNumber(text: string): string | null {
  const sent = text.trim().toUpperCase().replace(/\s+/g, '')
  if (/^0*\d{5,7}$/.test(sent)) return organisationIdentifier(`GB-CHC-${sent}`)
  if (/^SC\d+$/.test(sent)) return organisationIdentifier(`GB-SC-${sent}`)
  if (/^NIC\d+$/.test(sent)) return organisationIdentifier(`GB-NIC-${sent}`)
  return /^(\d{2}-\d{7}|\d{9})$/.test(sent) ? organisationIdentifier(`US-EIN-${sent}`) : null
}

/** The charity number that people know, by the first identifier that holds one; null where none does. */
export function charityNumberOf(identifiers: readonly string[]): string | null {
  for (const { prefix, shown } of SCHEMES) {
    const identifier = identifiers.find((one) => one.startsWith(prefix))
    if (identifier !== undefined) return shown(identifier.slice(prefix.length))
  }
  return null
}
