import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { isSameValue } from '../../../core/profile/same-value.ts'
import { splitSentences } from '../../../core/documents/sentences.ts'
import { factIn, type DocumentLine } from './document-lines.ts'
import { nameBefore } from './names-in-text.ts'
import { anywhere } from './patterns.ts'
import type { SearchedDocument } from './searched-document.ts'
import { CHARITY_NUMBER, COMPANY_NUMBER, TAX_NUMBER } from './value-shapes.ts'

/** Numbers under which the author is registered: "Registered charity no. 1101607". */
export function registeredNumbers(document: SearchedDocument): FoundFact[] {
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

/** Whom a sentence names before the number, where that is not its author. */
function ownerOf(before: string, { author }: SearchedDocument): string | null {
  const name = nameBefore(before.replace(/(?:\s+is an?|,|\s*[–-]|\s*\()\s*$/u, ''), before.length)
  if (name === null || (author && isSameValue('name', name, author.name))) return null
  return name
}
