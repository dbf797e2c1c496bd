import { z } from 'zod'

/** Word, PDF, Markdown or plain text. */
const fileFormat = z.enum(['docx', 'pdf', 'md', 'txt']).default('docx')

/** Some of these names, parted by commas. */
function someOf(names: readonly string[]) {
  const name = `(${names.join('|')})`
  return z.string().regex(new RegExp(`^(${name}(,${name})*)?$`))
}

/** What can be in an application's file besides its answers. */
const FILE_CONTENTS = ['guidance', 'sources', 'letter', 'unanswered', 'table'] as const

/** The file that an application is downloaded as; without `include` it holds guidance and unanswered questions. */
export const downloadProposalQuery = z.object({ format: fileFormat, include: someOf(FILE_CONTENTS).optional() })

/** The file that a report or a funder's overview is downloaded as; without `include` it names its sources. */
export const downloadTextQuery = z.object({ format: fileFormat, include: someOf(['sources']).optional() })

/** The same of a text that names no sources. */
export const downloadPlainQuery = z.object({ format: fileFormat })
