import { splitSentences } from '../../../core/documents/sentences.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { factIn, type DocumentLine } from './document-lines.ts'
import type { SearchedDocument } from './searched-document.ts'
import { isPerson } from './value-shapes.ts'

const LONGEST_NAME = 60

interface Office {
  readonly key: string
  /** The office alone, or with "of" and the author. */
  readonly alone: RegExp
  /** The office after its holder's name. */
  readonly behindName: RegExp
  /** Matches the author's name. */
  readonly isOwn: RegExp
}

/** Holders of the author's offices: with the name above, as below a letter, or before, as in a list of the board. */
export function officeHolders(document: SearchedDocument): FoundFact[] {
  const offices = officesOf(document)
  return document.lines.flatMap((line, at) => {
    const [next, ...after] = document.lines.slice(at + 1, at + 4)
    if (document.isOthers(line.heading)) return []
    const held = offices.flatMap((office) => beforeOffice(office, line))
    const isOwn = next !== undefined && !isOfOther(next, after, offices)
    return [...held, ...(isOwn ? offices.flatMap((office) => overOffice(office, line, next)) : [])]
  })
}

function officesOf({ words, names }: SearchedDocument): Office[] {
  const own = String.raw`(?:,? (?:of |at )?(?:the )?(?:${names}))?`
  const isOwn = new RegExp(String.raw`(?<!\p{L})(?:${names})(?!\p{L})`, 'iu')
  return Object.entries(words.offices ?? {}).map(([key, title]) => ({
    key,
    isOwn,
    alone: new RegExp(`^(?:[–—-] )?(?:${title})${own}$`, 'iu'),
    behindName: new RegExp(`^(?<person>[^,|]{4,60}?)(?:, | [–-] )(?:${title})${own}$`, 'iu'),
  }))
}

/** An office after a name in a line or sentence: "Ruth Adeyemi, Chair of trustees." */
function beforeOffice({ key, behindName }: Office, line: DocumentLine): FoundFact[] {
  return splitSentences(line.text).flatMap((sentence) => {
    const person = behindName.exec(sentence.replace(/\.$/, ''))?.groups?.['person']
    return person !== undefined && isPerson(person) ? [factIn(line, key, person)] : []
  })
}

/**
 * In a list of a board, the line below an office names its organisation. An office of the author is followed by the
 * author's name, a text, or the holder of the next office.
 */
function isOfOther(title: DocumentLine, [after, last]: readonly DocumentLine[], offices: readonly Office[]): boolean {
  if (
    !after ||
    /^[–—-] /u.test(title.text) ||
    offices.some(({ isOwn }) => isOwn.test(title.text) || isOwn.test(after.text))
  )
    return false
  const isTitle = (line?: DocumentLine) => line !== undefined && offices.some(({ alone }) => alone.test(line.text))
  return after.text.length < LONGEST_NAME && /^\p{Lu}/u.test(after.text) && !isTitle(last)
}

/** By cell, if names are side by side. */
function overOffice({ key, alone }: Office, line: DocumentLine, next: DocumentLine): FoundFact[] {
  const [people, titles] = [line, next].map(({ text }) => text.split(' | '))
  if (people!.length !== titles!.length) return []
  return people!.flatMap((person, at) =>
    isPerson(person) && alone.test(titles![at]!)
      ? [{ ...factIn(line, key, person), passage: `${person}, ${titles![at]!}` }]
      : [],
  )
}
