import { z } from 'zod'

/** Word, PDF, Markdown or plain text. */
const fileFormat = z.enum(['docx', 'pdf', 'md', 'txt']).default('docx')

/** Some of these names, separated by commas. */
function someOf(names: readonly string[]) {
  const name = `(${names.join('|')})`
  return z.string().regex(new RegExp(`^(${name}(,${name})*)?$`))
}

/** Parts of an application's file besides its answers. */
const FILE_CONTENTS = ['guidance', 'sources', 'letter', 'unanswered', 'table'] as const

/** Download format of an application; by default `include` holds guidance and unanswered questions. */
export const downloadProposalQuery = z.object({ format: fileFormat, include: someOf(FILE_CONTENTS).optional() })

/** Download format of a report or a funder's overview; by default it includes its sources. */
export const downloadTextQuery = z.object({ format: fileFormat, include: someOf(['sources']).optional() })

/** Download format of a text without sources. */
export const downloadPlainQuery = z.object({ format: fileFormat })
