import { splitSentences } from '../../../core/documents/sentences.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { factIn, type DocumentLine } from './document-lines.ts'
import { escapePattern, POSTCODE, telephoneIn } from './patterns.ts'
import type { SearchedDocument } from './searched-document.ts'
import { canBeValue } from './value-shapes.ts'

const LINES_OF_ADDRESS = 6
const LONGEST_LINE = 80
const TO_POSTCODE = new RegExp(String.raw`^(?<address>.*?${POSTCODE})`, 'u')

interface Announcement {
  readonly key: string
  /** Over the address, or before it on the same line. */
  readonly words: RegExp
}

/** Addresses of the author, up to their postcode: below or behind its name, "Head office" or "Registered office". */
export function addressesOf(document: SearchedDocument): FoundFact[] {
  const announcements = announcementsOf(document)
  return document.lines.flatMap((line, at) => {
    if (document.isOthers(line.heading)) return []
    const sentences = splitSentences(line.text)
    return sentences.flatMap((sentence, place) => {
      const below = place === sentences.length - 1 ? document.lines.slice(at + 1, at + 1 + LINES_OF_ADDRESS) : []
      const found = addressIn(sentence, below, announcements).map(({ key, address }) => factIn(line, key, address))
      return found.length === 0 ? [] : [...found, ...telephoneBeside(document.lines.slice(at, at + LINES_OF_ADDRESS))]
    })
  })
}

/** The number that stands below an address of the author is that of the same office. */
function telephoneBeside(lines: readonly DocumentLine[]): FoundFact[] {
  const line = lines.find(({ text }) => telephoneIn(text) !== null)
  const number = line === undefined ? null : telephoneIn(line.text)
  return line && number && canBeValue('contactTelephone', number) ? [factIn(line, 'contactTelephone', number)] : []
}

function addressIn(text: string, below: readonly DocumentLine[], announcements: readonly Announcement[]) {
  for (const { key, words } of announcements) {
    const announced = words.exec(text)
    const address = announced && addressFrom(text.slice(announced[0].length), below)
    if (address && canBeValue(key, address)) return [{ key, address }]
  }
  return []
}

function announcementsOf({ words, author }: SearchedDocument): Announcement[] {
  const name = author
    ? `(?:${author.names.map(escapePattern).join('|')})(?:,? (?:Inc|Ltd|Limited|CIO|CIC)\\.?)?`
    : '(?!)'
  const registered = words.registeredOffices ?? '(?!)'
  const head = words.headOffices ?? '(?!)'
  return [
    {
      key: 'registeredAddress',
      words: new RegExp(String.raw`^(?:.{0,60}?(?<!\p{L}))?(?:${registered})(?: is)?(?: at)?[:,]?(?: |$)`, 'iu'),
    },
    {
      key: 'postalAddress',
      words: new RegExp(String.raw`^(?:${name} )?(?:${head})(?: is)?(?: at)?[:,]?(?: |$)`, 'iu'),
    },
    { key: 'postalAddress', words: new RegExp(String.raw`^(?:.{0,60}(?<!\p{L}))?${name},?(?: (?=\d)|$)`, 'iu') },
  ]
}

/** The rest of a line and the short lines below it, up to the postcode; null where none comes. */
function addressFrom(rest: string, below: readonly DocumentLine[]): string | null {
  const parts: string[] = rest.trim() === '' ? [] : [rest.trim()]
  for (const line of [null, ...below]) {
    if (line !== null && line.text.length > LONGEST_LINE) return null
    if (line !== null) parts.push(line.text)
    const address = TO_POSTCODE.exec(parts.join(', '))?.groups?.['address']
    if (address !== undefined) return /^[\p{L}\d]/u.test(address) ? address.replace(/ \| /g, ', ') : null
  }
  return null
}
