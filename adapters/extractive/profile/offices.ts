import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { factIn, type DocumentLine } from './document-lines.ts'
import type { SearchedDocument } from './searched-document.ts'
import { isPerson } from './value-shapes.ts'

interface Office {
  readonly key: string
  /** The office alone, or "of" the author. */
  readonly alone: RegExp
  /** Behind the name of who holds it. */
  readonly behindName: RegExp
  /** Names the author. */
  readonly isOwn: RegExp
}

/** Who holds an office of the author: a name over it, as below a letter, or before it, as in a list of the board. */
export function officeHolders(document: SearchedDocument): FoundFact[] {
  const offices = officesOf(document)
  return document.lines.flatMap((line, at) => {
    const [next, after] = document.lines.slice(at + 1, at + 3)
    if (document.isOthers(line.heading)) return []
    return offices.flatMap((office) => [
      ...beforeOffice(office, line),
      ...(next ? overOffice(office, line, next, after) : []),
    ])
  })
}

function officesOf({ words, names }: SearchedDocument): Office[] {
  const own = String.raw`(?:,? (?:of |at )?(?:the )?(?:${names}))?`
  const isOwn = new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'iu')
  return Object.entries(words.offices ?? {}).map(([key, title]) => ({
    key,
    isOwn,
    alone: new RegExp(`^(?:${title})${own}$`, 'iu'),
    behindName: new RegExp(`^(?<person>[^,|]{4,60}?)(?:, | [–-] )(?:${title})${own}$`, 'iu'),
  }))
}

function beforeOffice({ key, behindName }: Office, line: DocumentLine): FoundFact[] {
  const person = behindName.exec(line.text)?.groups?.['person']
  return person !== undefined && isPerson(person) ? [factIn(line, key, person)] : []
}

/** In a list of a board the line below an office says where somebody holds it. */
function isNameOfOther(text: string): boolean {
  return text.length < 60 && /^\p{Lu}/u.test(text) && !/[!?:]$/.test(text) && !isPerson(text)
}

/** Cell by cell, where names stand beside each other. */
function overOffice(
  { key, alone, isOwn }: Office,
  line: DocumentLine,
  next: DocumentLine,
  after: DocumentLine | undefined,
): FoundFact[] {
  const [people, titles] = [line, next].map(({ text }) => text.split(' | '))
  if (people!.length !== titles!.length) return []
  if (after && isNameOfOther(after.text) && !isOwn.test(after.text) && !isOwn.test(next.text)) return []
  return people!.flatMap((person, at) =>
    isPerson(person) && alone.test(titles![at]!)
      ? [{ ...factIn(line, key, person), passage: `${person}, ${titles![at]!}` }]
      : [],
  )
}
