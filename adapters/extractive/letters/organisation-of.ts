import type { CoverLetterTask } from '../../../core/proposals/ports/cover-letter-writer.ts'
import { factPhrasesFor } from '../facts/fact-phrases.ts'

const ASKS_ITS_NAME =
  /\bname of (?:the |your )?(?:applicant |lead )?(?:organi[sz]ation|charity|group)\W*$|^(?:your |applicant |lead )?(?:organi[sz]ation|charity|group)(?:['’]s)? name\W*$/iu
const LONGEST_NAME = 100

/** What the organisation calls itself, as Markdown: in its answer to a question after that, else in its facts file. */
export function organisationOf({ answers, settings }: CoverLetterTask): string | null {
  const said = answers.find(({ question, answer }) => ASKS_ITS_NAME.test(question.trim()) && isName(answer.trim()))
  return said?.answer.trim() ?? nameInFacts(settings)
}

const isName = (text: string) => text.length <= LONGEST_NAME && !/\n|[.!?]$/u.test(text)

/** The line that a facts file has for it: "- **Name:** Riverbend Gardens (*Annual report.pdf*)". */
function nameInFacts({ factsFile, language }: CoverLetterTask['settings']): string | null {
  const label = `- **${factPhrasesFor(language).labels.name}:** `
  const line = factsFile.split('\n').find((one) => one.startsWith(label))
  const name = line?.slice(label.length).replace(/ \(\*.*$/u, '')
  return name ? name : null
}
