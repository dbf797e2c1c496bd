import type { PrintedQuestion } from '../../../core/gaps/asked.ts'
import { askedFor } from '../../../core/gaps/asked-for.ts'
import { asksForPlans } from '../../../core/gaps/asks-for-plans.ts'
import type { AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import { isLabel } from './answer-to-label.ts'
import type { GatheredEvidence } from './gather-for.ts'
import type { WantedAnswer } from './typed/wanted-answer.ts'
import { ownersIn } from './typed/whose-value.ts'

/** Passages: a library this short tells of one project. */
const ONE_PROJECT = 50
/** Terms beside those that every form's questions have: one with more speaks of something in particular. */
const MOST_OF_ANY = 2
/** What a project has as well as its organisation. */
const OF_PLANS: ReadonlySet<string> = new Set<WantedAnswer['meaning']>([
  'activities',
  'need',
  'beneficiaries',
  'outcomes',
  'measuring',
  'risks',
  'afterGrant',
  'otherCount',
  'otherYesNo',
])

/**
 * Whether the plans that a library tells are those of earlier projects, where the question asks for this one's: they are
 * worth reading, but sent as an answer they would mislead.
 */
export function tellsEarlierPlans(
  { question, isOfProject }: AnswerTask,
  wanted: WantedAnswer | null,
  gathered: GatheredEvidence,
): boolean {
  if (isOfProject === true || tellsOfOneProject(gathered, question)) return false
  const { text } = question
  const section = question.section ?? (isLabel(text) ? '' : null)
  if (wanted !== null && isOfUs(wanted) && !namesProject(text)) return false
  return section === null ? asksOfAnyProject(question, gathered) : asksForPlans(question)
}

/** What a form asks of the project in so many words may still be another one than a short library tells of. */
function tellsOfOneProject({ passages, evidence }: GatheredEvidence, { section, text }: PrintedQuestion): boolean {
  if (passages > ONE_PROJECT) return false
  const documents = new Set(evidence.map(({ hit }) => hit.passage.documentId))
  return section === null || documents.size <= 1 || !namesProject(text)
}

function namesProject(text: string): boolean {
  return ownersIn(text).includes('project')
}

/** By itself, a question may as well ask what an earlier application says: it is this one's where it could be any form's. */
function asksOfAnyProject(question: PrintedQuestion, { profile, evidence }: GatheredEvidence): boolean {
  const { subject, fact } = askedFor(question)
  const terms = profile.conceptsIn(evidence[0]?.language ?? null).filter(({ kind }) => kind === 'asked')
  return subject === 'project' && fact !== null && terms.length <= MOST_OF_ANY && asksForPlans(question)
}

/** What is the organisation's whatever it applies for. */
function isOfUs({ owner, meaning }: WantedAnswer): boolean {
  return owner === 'us' && !OF_PLANS.has(meaning)
}
