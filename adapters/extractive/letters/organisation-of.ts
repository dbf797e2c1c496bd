import { askedFor } from '../../../core/gaps/asked-for.ts'
import type { CoverLetterTask } from '../../../core/proposals/ports/cover-letter-writer.ts'
import { escaped } from '../markdown.ts'
import { toldFact } from './told-of.ts'

const LONGEST_NAME = 100
const NUMBER = /^[\p{N}.)\s]+/u

/** What the organisation calls itself, as Markdown: in its profile, its answer to a question after that, or its facts file. */
export function organisationOf({ answers, settings, told }: CoverLetterTask): string | null {
  const confirmed = toldFact('workingName', told) || toldFact('legalName', told)
  if (confirmed !== '') return escaped(confirmed)
  const said = answers.find(
    ({ question, answer }) =>
      askedFor({ text: question.replace(NUMBER, ''), section: null }).fact === 'legalName' && isName(answer.trim()),
  )
  return said?.answer.trim() ?? nameInFacts(settings)
}

const isName = (text: string) => text.length <= LONGEST_NAME && !/\n|[.!?]$/u.test(text)

/** The line that a facts file has for it: "- **Working name:** Riverbend Gardens (*Annual report.pdf*)". */
function nameInFacts({ factsFile }: CoverLetterTask['settings']): string | null {
  const line = /^- \*\*(?:Working n|N)ame:\*\* (?<name>.+?)(?: \(\*.*)?$/mu.exec(factsFile)
  return line?.groups?.['name'] ?? null
}
