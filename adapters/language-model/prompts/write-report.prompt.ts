import type { ModelRequest } from '../port/language-model.ts'
import type { ReportTask } from '../../../core/reports/ports.ts'
import { LEFT_OUT_RULE } from '../texts/left-out.ts'
import { asData, toldData } from './as-data.ts'
import { libraryRequest, type LibraryMaterial } from './rules.ts'

const MAX_TOKENS = 32_000
const MAX_QUERIES = 12
const RULES = `You write reports for a charity about one of its projects. The people of the charity read, change and send them.

How to write
- The user's description says what goes into the report, in which order and how long it is. Where it says nothing of the length, write about a page.
- Markdown: a first line "# " with a title, then a section with a "## " heading for each thing that is asked for. Plain, concrete sentences in the voice of the charity ("we").
${LEFT_OUT_RULE}`

export function reportRequest(task: ReportTask, material: LibraryMaterial): ModelRequest {
  const parts = [
    asData('project', task.projectName),
    asData('description_of_the_report', task.reportPrompt),
    ...toldData(task.told),
    'Write the report that the description asks for.',
  ]
  return libraryRequest(material, {
    rules: RULES,
    settings: task.settings,
    ask: parts.join('\n'),
    maxTokens: MAX_TOKENS,
  })
}

/** Searches for a library that is too long for the prompt. */
export function reportQueries({ reportPrompt, projectName }: ReportTask): string[] {
  const parts = reportPrompt.split(/\n|(?<=[.;!?])\s/u).map((part) => part.trim())
  return [...new Set([projectName, ...parts.filter((part) => part !== '')])].slice(0, MAX_QUERIES)
}
