import { splitSentences } from '../../../core/documents/sentences.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { type DocumentLine, factIn } from './document-lines.ts'
import {
  anywhere,
  DATE,
  EMAIL,
  escapePattern,
  NOTHING,
  POSTCODE,
  SHARED_ADDRESS,
  telephoneIn,
  wholeText,
} from './patterns.ts'
import { type SearchedDocument, searchedDocument } from './searched-document.ts'
import { canBeValue, CHARITY_NUMBER, COMPANY_NUMBER, TAX_NUMBER } from './value-shapes.ts'
import type { DocumentToSearch, FactFinder } from '../../../core/profile/ports.ts'
import { definitionOf, keyOfYear } from '../../../core/profile/profile-facts.ts'
import { factsByLabel } from './facts-by-label.ts'
import { namesOfAuthor } from './names-of-author.ts'
import { officeHolders } from './offices.ts'
import { pageFacts } from './page-facts.ts'
import { statements } from './statements.ts'
import { isSameValue } from '../../../core/profile/same-value.ts'
import { nameBefore } from './names-in-text.ts'
import { domainOwner, isWholeSite } from './domains.ts'
import { figuresIn } from '../../../core/languages/figures.ts'
import { type CertainFigure, FigureTableReader } from '../../../core/languages/figure-table.ts'

const LINES_OF_ADDRESS = 6
const LONGEST_LINE = 80
const TO_POSTCODE = new RegExp(String.raw`^(?<address>.*?${POSTCODE})`, 'u')

interface Announcement {
  readonly key: string
  /** Words above the address, or before it on the same line. */
  readonly words: RegExp
}

/** Addresses of the author, up to their postcode: below or after its name, "Head office" or "Registered office". */
function addressesOf(document: SearchedDocument): FoundFact[] {
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

/** A number below an address of the author belongs to the same office. */
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

/** The rest of a line and the short lines below it, up to the postcode; null without one. */
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

/** Smaller figures are page or note numbers, or unannounced thousands. */
const LEAST_TOTAL = 100
const LONGEST_ROW = 500

/**
 * Income, expenditure and reserves from the totals of financial statements, by the year of their column, without rows
 * that disagree, which come from two statements.
 */
function yearlyFigures({ lines, words }: SearchedDocument): FoundFact[] {
  const totals = Object.entries(words.totals ?? {}).map(([key, label]) => ({ key, label: wholeText(label)! }))
  const reader = new FigureTableReader()
  const rows = lines.flatMap((line) => {
    if (line.text.length > LONGEST_ROW) return []
    return reader.read(line.text, line.heading === line.text).flatMap(({ label, figures }) => {
      const total = totals.find((one) => one.label.test(plainLabel(label)))
      return total === undefined ? [] : [{ line, key: total.key, figures }]
    })
  })
  const stated = rows.flatMap(({ line, key, figures }) =>
    figures.flatMap((figure) =>
      figure.year === null || figure.value < LEAST_TOTAL
        ? []
        : [{ line, key, fact: factIn(line, keyOfYear(key, figure.year), textOf(key, figure)), value: figure.value }],
    ),
  )
  const unclear = rows.filter(({ figures }) => figures.length === 0)
  const others = unclear.map(({ line, key }) => ({ key, values: figuresIn(line.text).flatMap(({ values }) => values) }))
  const isDisputed = ({ key, fact, value }: (typeof stated)[number]) =>
    stated.some((other) => other.fact.key === fact.key && other.value !== value) ||
    others.some((other) => other.key === key && other.values.length > 0 && !other.values.includes(value))
  const disputed = new Set(stated.filter(isDisputed).map(({ line }) => line))
  return stated.filter(({ line }) => !disputed.has(line)).map(({ fact }) => fact)
}

/** Expenditure is often in brackets, as a deduction. */
function textOf(key: string, { text, isNegative }: CertainFigure): string {
  return isNegative && key !== 'expenditure' ? `-${text}` : text
}

function plainLabel(label: string): string {
  return label
    .replace(/^\(?\p{L}\)\s+|[\s:.…]+$/gu, '')
    .replace(/\s+\d{1,2}$/, '')
    .trim()
}

const SITES =
  /(?<![@\p{L}\p{N}./-])(?:https?:\/\/|www\.)(?:www\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}\/?(?=[\s|,;:)\]]|[.]?$|[.] )/giu
/** A web address that is the whole line needs no "www". */
const SITE_ALONE = /^(?:[a-z0-9-]+\.)+(?:org|com|net|eu|uk|de|fr|wales|cymru|scot|info|ngo|coop)$/iu
/** Maximum distance of a telephone number from a shared address, in lines. */
const MAX_LINES_APART = 3

/** The web site, and the office's e-mail address and telephone number: each belongs to its domain's owner. */
function webAddresses(document: SearchedDocument): FoundFact[] {
  return [...sitesIn(document), ...officesIn(document)]
}

function sitesIn({ lines }: SearchedDocument): FoundFact[] {
  return lines.flatMap((line) => {
    const alone = SITE_ALONE.test(line.text) ? [line.text] : []
    const sites = [...[...line.text.matchAll(SITES)].map(([site]) => site), ...alone]
    return sites.filter(isWholeSite).map((site) => factIn(line, 'website', site, domainOwner(site)))
  })
}

function officesIn({ lines }: SearchedDocument): FoundFact[] {
  return lines.flatMap((line, at) => {
    const [email] = line.text.match(new RegExp(SHARED_ADDRESS, 'giu')) ?? []
    if (email === undefined) return []
    const owner = domainOwner(email)
    const near = [line, ...lines.slice(Math.max(0, at - MAX_LINES_APART), at).reverse()]
    const telephone = near.flatMap((one) => {
      const number = emailsIn(one.text).every((other) => other === email) ? telephoneIn(one.text) : null
      return number !== null && canBeValue('contactTelephone', number)
        ? [factIn(one, 'contactTelephone', number, owner)]
        : []
    })
    return [factIn(line, 'contactEmail', email, owner), ...telephone.slice(0, 1)]
  })
}

function emailsIn(text: string): string[] {
  return text.match(new RegExp(EMAIL, 'giu')) ?? []
}

/** The author's registration numbers: "Registered charity no. 1101607". */
function registeredNumbers(document: SearchedDocument): FoundFact[] {
  const { charityNumbers, companyNumbers, taxNumbers } = document.words
  const rules = [
    ['charityNumber', charityNumbers, CHARITY_NUMBER],
    ['companyNumber', companyNumbers, COMPANY_NUMBER],
    ['taxNumber', taxNumbers, TAX_NUMBER],
  ] as const
  const patterns = rules.flatMap(([key, words, number]) => {
    if (words === undefined) return []
    const pattern = String.raw`(?<![\p{L}\p{N}])(?:${words})[\s:.]*(?<number>${number})(?![\d-])`
    return [{ key, pattern: new RegExp(pattern, 'iu') }]
  })
  const supporters = anywhere(document.words.supporters)
  return document.lines
    .filter(({ text, heading }) => !(supporters?.test(text) ?? false) && !document.isOthers(heading))
    .flatMap((line) => patterns.flatMap(({ key, pattern }) => numbersIn(line, key, pattern, document)))
}

function numbersIn(line: DocumentLine, key: string, pattern: RegExp, document: SearchedDocument): FoundFact[] {
  return splitSentences(line.text).flatMap((sentence) => {
    const found = pattern.exec(sentence)
    const number = found?.groups?.['number']
    if (!found || number === undefined || document.isOthers(sentence.slice(0, found.index))) return []
    return [factIn(line, key, number, ownerOf(sentence.slice(0, found.index), document))]
  })
}

/** The organisation that a sentence names before the number, if it is not the author. */
function ownerOf(before: string, { author }: SearchedDocument): string | null {
  const name = nameBefore(before.replace(/(?:\s+is an?|,|\s*[–-]|\s*\()\s*$/u, ''), before.length)
  if (name === null || (author && isSameValue('name', name, author.name))) return null
  return name
}

const TITLE_LINES = 4
const LONGEST_TITLE = 80

/** A policy's date of agreement or last review. */
function policyDates({ fileName, lines, words }: SearchedDocument): FoundFact[] {
  const titles = [fileName.replace(/[_.-]+/g, ' '), ...lines.slice(0, TITLE_LINES).map(({ text }) => text)]
  const keys = Object.entries(words.policies ?? {}).flatMap(([key, title]) => {
    const isOf = anywhere(`(?:${title})[^.]{0,30}? (?:${words.policy ?? NOTHING})`)!
    return titles.some((text) => text.length <= LONGEST_TITLE && isOf.test(text)) ? [key] : []
  })
  if (keys.length === 0 || words.agreedOn === undefined) return []
  const agreed = new RegExp(String.raw`(?<!\p{L})(?:${words.agreedOn}):? (?:\| )?(?<date>${DATE})`, 'iu')
  return lines.flatMap((line) => {
    const date = agreed.exec(line.text)?.groups?.['date']
    return date === undefined ? [] : keys.map((key) => factIn(line, key, date))
  })
}

/** The surest first: each fact of a document has the first value found. */
const RULES: readonly ((document: SearchedDocument) => FoundFact[])[] = [
  factsByLabel,
  namesOfAuthor,
  registeredNumbers,
  yearlyFigures,
  statements,
  officeHolders,
  addressesOf,
  webAddresses,
  policyDates,
]

/** Incremented with every change to the rules, so that documents are searched again. */
export const FACT_FINDER_RELEASE = 7

/** Finds facts by labels, in tables and in sentences of known form, without a language model. */
export class ExtractiveFactFinder implements FactFinder {
  readonly release = FACT_FINDER_RELEASE

  async find(document: DocumentToSearch): Promise<FoundFact[]> {
    const searched = searchedDocument(document)
    const byKey = new Map<string, FoundFact>()
    for (const rule of RULES)
      for (const fact of rule(searched)) {
        const key = `${fact.key} ${fact.owner ?? ''}`
        if (!byKey.has(key)) byKey.set(key, fact)
      }
    const stated = [...byKey.values()]
    const opening = searched.lines[0]?.text ?? ''
    const isStated = ({ key }: FoundFact) => stated.some((fact) => fact.key === key)
    const ofPage = pageFacts(document).filter((fact) => !isStated(fact) || !isNameInside(fact, opening))
    const all = [...stated.map((fact) => inCurrencyOf(fact, ofPage)), ...ofPage]
    const people = all.filter(({ key }) => definitionOf(key).kind === 'person').map(({ value }) => value)
    return all.map((fact) => ofPerson(fact, people))
  }
}

const FEWEST_LETTERS = 3

/** An e-mail address with a name of one of the document's people is that person's. */
function ofPerson(fact: FoundFact, people: readonly string[]): FoundFact {
  if (fact.key !== 'contactEmail' || fact.person !== undefined) return fact
  const mailbox = fact.value.toLowerCase().replace(/@.*$/u, '')
  const isIn = (name: string) => name.length >= FEWEST_LETTERS && mailbox.includes(name.toLowerCase())
  const person = people.find((one) => one.split(/[^\p{L}]+/u).some(isIn))
  return person === undefined ? fact : { ...fact, person }
}

/** A page may name the currency of its tables only once. */
function inCurrencyOf(fact: FoundFact, ofPage: readonly FoundFact[]): FoundFact {
  const same = ofPage.find(({ key, value }) => key === fact.key && value.includes(fact.value))
  return definitionOf(fact.key).kind === 'money' && same ? { ...fact, value: same.value } : fact
}

/** A name at a label inside a text may be anybody's, unlike one in the heading. */
function isNameInside({ key, value }: FoundFact, opening: string): boolean {
  const at = opening.indexOf(value)
  return key === 'workingName' && (at < 0 || opening.slice(0, at).includes(':'))
}
