import { isRelatedName } from '../../../core/profile/names.ts'
import { definitionOf, keyOfYear } from '../../../core/profile/profile-facts.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { domainOwner } from './domains.ts'
import { factIn, type DocumentLine } from './document-lines.ts'
import { EMAIL, PERSON, SHARED_ADDRESS, wholeText } from './patterns.ts'
import type { SearchedDocument } from './searched-document.ts'
import { canBeValue, isPerson } from './value-shapes.ts'

/** A value beside a label in a form or a letterhead. */
interface LabelledValue {
  readonly label: string
  readonly value: string
  readonly line: DocumentLine
}

const LONGEST_LABEL = 90
const LONGEST_VALUE = 400
const LABEL_AND_VALUE = /^(?<label>[^:|]{2,90}?)\s*:\s*(?<value>\S.*)$/u

/**
 * Values with their labels: "Label: value", "Label | value", an answer with its question, or a label above its value.
 */
function labelledValues(lines: readonly DocumentLine[]): LabelledValue[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    return [...inLine(line), ...inRow(line), ...answered(line), ...(next ? below(line, next) : [])].filter(isShort)
  })
}

function inLine(line: DocumentLine): LabelledValue[] {
  return line.text.split(' | ').flatMap((cell) => {
    const { label, value } = LABEL_AND_VALUE.exec(cell)?.groups ?? {}
    return label === undefined || value === undefined ? [] : [{ label, value, line }]
  })
}

function inRow(line: DocumentLine): LabelledValue[] {
  const cells = line.text.split(' | ').map((cell) => cell.trim())
  return cells.slice(1).flatMap((value, at) => (value === '' ? [] : [{ label: cells[at]!, value, line }]))
}

function answered(line: DocumentLine): LabelledValue[] {
  return line.question === null ? [] : [{ label: line.question, value: line.text, line }]
}

function below(label: DocumentLine, line: DocumentLine): LabelledValue[] {
  const isLabel = /[:?*]$/.test(label.text) || label.heading === label.text
  return isLabel ? [{ label: label.text, value: line.text, line }] : []
}

function isShort({ label, value }: LabelledValue): boolean {
  return label.length <= LONGEST_LABEL && value.length <= LONGEST_VALUE
}

/** Maximum distance of a contact's role, address, number and employer from the name. */
const NEAR_CONTACT = 8
const WITH_CONTACT = new Set(['contactRole', 'contactEmail', 'contactTelephone'])
const LONGEST_UNMARKED = 80
/** Number of lines above a label that may name the owner of the details. */
const LINES_ABOVE = 6

/** "3. Lead applicant" begins another part of a form. */
const NUMBERED = /^\d{1,2}[.)]\s+\p{Lu}/u

const LEADING_PERSON = new RegExp(`^(?<person>${PERSON})(?=$| - | – |, | \\()`, 'u')
const FIRST_EMAIL = new RegExp(EMAIL, 'iu')
const SHARED = new RegExp(SHARED_ADDRESS, 'iu')

/** With its line number. */
interface Placed {
  readonly place: number
  readonly value: string
}

interface KeyAndLabel {
  readonly key: string
  readonly label: RegExp
}

/** Values beside the language's labels in filled-in forms and letterheads. */
export function factsByLabel(document: SearchedDocument): FoundFact[] {
  const labels = Object.entries(document.words.labels ?? {}).map(([key, words]) => ({ key, label: wholeText(words)! }))
  const values = [...labelledValues(document.lines), ...unmarkedValues(document.lines, labels)]
    .map((labelled) => ({
      ...labelled,
      plain: plainLabel(labelled.label),
      place: document.lines.indexOf(labelled.line),
    }))
    .filter((labelled) => !announcesOthers(labelled, labelled.place, document))
  const found = values.flatMap((labelled) => {
    const fitting = labels.filter(({ key, label }) => label.test(labelled.plain) && !isOfColumn(key, labelled))
    return fitting.map(({ key }) => ({ key, ...labelled }))
  })
  const employer = wholeText(document.words.employers)
  const employers = values.filter(
    ({ plain, value }) => employer?.test(plain) === true && canBeValue('legalName', value),
  )
  const contacts = found.filter(({ key, value }) => key === 'contactName' && personIn(value) !== null)
  return found.flatMap(({ key, place, value, line }) => {
    const isWithContact = WITH_CONTACT.has(key)
    const contact = isWithContact ? contactNear(place, contacts) : null
    if (isWithContact && contact === null) return []
    const isOfContact = key === 'contactName' || isWithContact
    const facts = factOf(key, value, line, document, isOfContact ? employerNear(place, employers, document) : null)
    return facts.map((fact) => (contact === null || SHARED.test(fact.value) ? fact : { ...fact, person: contact }))
  })
}

/** The person named nearest to a contact's details, above rather than below; null if there is none near. */
function contactNear(place: number, contacts: readonly Placed[]): string | null {
  const distance = (one: Placed) => Math.abs(one.place - place)
  const near = contacts.filter((one) => distance(one) <= NEAR_CONTACT)
  const above = near.filter((one) => one.place <= place)
  const [nearest] = (above.length > 0 ? above : near).sort((a, b) => distance(a) - distance(b))
  return nearest === undefined ? null : personIn(nearest.value)
}

/** The employer beside a contact's details, if it is not the author: these details are not the author's. */
function employerNear(place: number, named: readonly Placed[], { author, lines }: SearchedDocument): string | null {
  const distance = (one: Placed) => Math.abs(one.place - place)
  const isBeside = (one: Placed) => {
    const between = lines.slice(Math.min(one.place, place), Math.max(one.place, place))
    return distance(one) <= NEAR_CONTACT && !between.some(({ text }) => NUMBERED.test(text))
  }
  const [nearest] = named.filter(isBeside).sort((a, b) => distance(a) - distance(b))
  const isOwn = author?.names.some((name) => isRelatedName(name, nearest?.value ?? '')) === true
  return nearest === undefined || isOwn ? null : nearest.value
}

/** Amounts and figures in rows need a column and a year, which `yearlyFigures` and `pageFacts` read. */
function isOfColumn(key: string, { line }: LabelledValue): boolean {
  const { kind, yearly } = definitionOf(key)
  return kind === 'money' || (yearly && line.text.split(' | ').length > 2)
}

/** "Applicant name Dr Ann Lee": a label of several words and a name, without a separator. */
function unmarkedValues(lines: readonly DocumentLine[], labels: readonly KeyAndLabel[]): LabelledValue[] {
  const ofPeople = labels.filter(({ key }) => definitionOf(key).kind === 'person')
  return lines.flatMap((line) => {
    const words = line.text.length > LONGEST_UNMARKED ? [] : line.text.split(' ')
    for (let length = 2; length < words.length; length += 1) {
      const [label, value] = [words.slice(0, length).join(' '), words.slice(length).join(' ')]
      if (isPerson(value) && ofPeople.some((known) => known.label.test(label))) return [{ label, value, line }]
    }
    return []
  })
}

/** A label without its number, remarks and signs. */
function plainLabel(label: string): string {
  return label
    .replace(/^(?:\d+[.)a-z]{0,3}|[a-z][.)])\s+/iu, '')
    .replace(/\s*\((?:required|optional|if applicable|if any|max\.?[^)]*)\)/giu, '')
    .replace(/[\s*?:.…]+$/u, '')
    .trim()
}

function announcesOthers({ label, line }: LabelledValue, place: number, document: SearchedDocument): boolean {
  const above = document.lines.slice(Math.max(0, place - LINES_ABOVE), place).filter(({ text }) => isTitle(text))
  return [label, line.heading, ...above.map(({ text }) => text)].some((text) => document.isOthers(text))
}

/** A title above other lines, such as "Referee 1" or "2. Bank details". */
function isTitle(text: string): boolean {
  return text.length < 60 && !/[.!:|]/.test(text.replace(/^\d+\./, ''))
}

function factOf(
  key: string,
  value: string,
  line: DocumentLine,
  document: SearchedDocument,
  employer: string | null,
): FoundFact[] {
  const { kind, yearly } = definitionOf(key)
  const read = kind === 'person' ? personIn(value) : kind === 'email' ? (FIRST_EMAIL.exec(value)?.[0] ?? null) : value
  if (read === null || !canBeValue(key, read)) return []
  if (kind === 'name' && document.supporters.some((other) => other.toLowerCase() === read.toLowerCase())) return []
  const owner = (kind === 'email' || kind === 'url' ? domainOwner(read) : null) ?? employer
  return [factIn(line, yearly ? keyOfYear(key, document.year) : key, read, owner)]
}

/** The person at the start of a value: "Bea Lake - Treasurer", "Bea Lake (she/her)". */
function personIn(value: string): string | null {
  return LEADING_PERSON.exec(value)?.groups?.['person'] ?? null
}
