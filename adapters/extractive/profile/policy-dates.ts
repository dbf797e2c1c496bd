import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { factIn } from './document-lines.ts'
import { anywhere, DATE, NOTHING, PERSON } from './patterns.ts'
import type { SearchedDocument } from './searched-document.ts'
import { isPerson } from './value-shapes.ts'

const TITLE_LINES = 4
const LONGEST_TITLE = 80

/** When the policy that a document is was agreed or looked at last, and who leads safeguarding. */
export function policyFacts(document: SearchedDocument): FoundFact[] {
  return [...policyDates(document), ...safeguardingLeads(document)]
}

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

function safeguardingLeads({ lines, words }: SearchedDocument): FoundFact[] {
  if (words.safeguardingLead === undefined) return []
  const lead = new RegExp(String.raw`(?:${words.safeguardingLead})\s+`, 'iu')
  const name = new RegExp(`^${PERSON}`, 'u')
  return lines.flatMap((line) => {
    const found = lead.exec(line.text)
    const person = found && name.exec(line.text.slice(found.index + found[0].length))?.[0]
    return person && isPerson(person) ? [factIn(line, 'safeguardingLead', person)] : []
  })
}
