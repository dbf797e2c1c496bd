/** A scheme of charity numbers, with their normalised form. */
interface Scheme {
  readonly prefix: string
  /** The number in normalised form, or null if it is not one of this scheme. */
  readonly number: (text: string) => string | null
  /** The number as displayed. */
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
 * A normalised organisation identifier, such as "GB-CHC-1156077" for " gb-chc-01156077 "; null if the text is none.
 * Identifiers of unknown schemes are kept unchanged.
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

/** The identifier for a charity number, recognised by its form; null if none matches. */
export function identifierOfCharityNumber(text: string): string | null {
  const sent = text.trim().toUpperCase().replace(/\s+/g, '')
  if (/^0*\d{5,7}$/.test(sent)) return organisationIdentifier(`GB-CHC-${sent}`)
  if (/^SC\d+$/.test(sent)) return organisationIdentifier(`GB-SC-${sent}`)
  if (/^NIC\d+$/.test(sent)) return organisationIdentifier(`GB-NIC-${sent}`)
  return /^(\d{2}-\d{7}|\d{9})$/.test(sent) ? organisationIdentifier(`US-EIN-${sent}`) : null
}

/** The charity number in the first identifier that has one; null if none has. */
export function charityNumberOf(identifiers: readonly string[]): string | null {
  for (const { prefix, shown } of SCHEMES) {
    const identifier = identifiers.find((one) => one.startsWith(prefix))
    if (identifier !== undefined) return shown(identifier.slice(prefix.length))
  }
  return null
}
