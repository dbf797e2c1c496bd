import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { factIn } from './document-lines.ts'
import { escapePattern } from './patterns.ts'
import type { SearchedDocument } from './searched-document.ts'

const LEGAL_FORM = String.raw`,? (?:Inc\.?|Incorporated|Ltd\.?|Limited|LLC|CIO|SCIO|CIC|PLC|e\.\s?V\.|gGmbH|ASBL)(?![\p{L}])`

/** The author's working name, and its legal name if the document adds a legal form. */
export function namesOfAuthor({ author, lines }: Pick<SearchedDocument, 'author' | 'lines'>): FoundFact[] {
  if (author === null) return []
  const legal = new RegExp(String.raw`(?<!\p{L} )${escapePattern(author.name)}${LEGAL_FORM}`, 'u')
  const line = lines.find(({ text }) => legal.test(text))
  const legalName = line ? [factIn(line, 'legalName', legal.exec(line.text)![0])] : []
  const workingName = author.line ? [factIn(author.line, 'workingName', author.name.replace(/^The /, ''))] : []
  return [...workingName, ...legalName]
}
