import type { ModelRequest } from '../port/language-model.ts'
import type { OverviewTask } from '../../../core/overviews/ports.ts'
import { LEFT_OUT_RULE } from '../texts/left-out.ts'
import { asData, toldData } from './as-data.ts'
import { libraryRequest, type LibraryMaterial } from './rules.ts'

const MAX_TOKENS = 24_000
const NOTHING = 'NOTHING'
const RULES = `You write overviews of a charity's projects for readers who are new to them, such as a colleague who takes over.

How to write
- Markdown with "## " headings and short paragraphs or lists: what the project is, whom it is for, where and when, what it does, what it has achieved, who works on it and with whom, its money, its applications and reports and how they stand. Leave out what nothing is known of.
${LEFT_OUT_RULE}
- Where nothing at all is known of the project, reply with ${NOTHING} alone.`

/** Searches for a library that is too long for the prompt. */
export const OVERVIEW_QUERIES = [
  'aims and purpose of the project',
  'who the project is for and how many people it reaches',
  'where and when the project takes place',
  'activities of the project',
  'results and outcomes of the project',
  'staff, volunteers and partners',
  'budget, costs and income',
  'risks and plans',
]

export function overviewRequest(task: OverviewTask, material: LibraryMaterial): ModelRequest {
  const applications = task.applications.map(({ name, isArchived, funderName, questionCount, answeredCount }) => {
    const funder = funderName === null ? 'no funder named' : `to ${funderName}`
    return `${name}: ${funder}, ${answeredCount} of ${questionCount} questions answered${isArchived ? ', archived' : ''}`
  })
  const parts = [
    asData('project', task.projectName),
    ...toldData(task.told),
    asData('applications_of_the_project', applications.join('\n') || 'none'),
    asData('reports_of_the_project', task.reports.map(({ name }) => name).join('\n') || 'none'),
    'Write the overview of this project.',
  ]
  return libraryRequest(material, {
    rules: RULES,
    settings: task.settings,
    ask: parts.join('\n'),
    maxTokens: MAX_TOKENS,
  })
}

export function saysNothing(text: string): boolean {
  return text.trim().replace(/[.*]/g, '') === NOTHING
}
