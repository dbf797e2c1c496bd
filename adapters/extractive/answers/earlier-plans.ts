import type { PrintedQuestion } from '../../../core/gaps/asked.ts'
import { askedFor, QUESTION_WORDS } from '../../../core/gaps/asked-for.ts'
import { labelOf } from '../../../core/gaps/question-label.ts'
import { asksForPlans } from '../../../core/gaps/asks-for-plans.ts'
import type { AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import { isLabel } from './answer-to-label.ts'
import type { GatheredEvidence } from './gather-for.ts'
import type { WantedAnswer } from './typed/wanted-answer.ts'
import { nearestOwners, ownersIn } from './typed/whose-value.ts'

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
/** A question of which more of the words have a capital is set as a title: they name nothing. */
const MOST_CAPITALS = 0.5

/**
 * Whether the plans that a library tells are those of earlier projects, where the question asks for this one's: they are
 * worth reading, but sent as an answer they would mislead. A project that the question names is the one it asks for.
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
  const asks =
    section === null ? asksOfAnyProject(question, gathered) : asksForPlans(question) || isOfThisProject(text, section)
  return asks && !namesKnownThing(text, gathered)
}

/** What a form asks of the project in so many words may still be another one than a short library tells of. */
function tellsOfOneProject({ passages, evidence }: GatheredEvidence, { section, text }: PrintedQuestion): boolean {
  if (passages > ONE_PROJECT) return false
  const documents = new Set(evidence.map(({ hit }) => hit.passage.documentId))
  return section === null || documents.size <= 1 || !namesProject(text)
}

/** Whether a field of a form is of the project by its own words or by those of the nearest heading that says whose it is. */
function isOfThisProject(text: string, section: string): boolean {
  if (tellsOfPast(text)) return false
  return namesProject(text) || (ownersIn(text).length === 0 && nearestOwners(section).includes('project'))
}

function namesProject(text: string): boolean {
  return ownersIn(text).includes('project')
}

function tellsOfPast(text: string): boolean {
  const { whole } = labelOf(text)
  return QUESTION_WORDS.some(({ over, elsewhere }) => over?.test(whole) === true || elsewhere?.test(whole) === true)
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

/** Words of the asking are no names, however a form prints them. */
function namesKnownThing(question: string, { profile, evidence }: GatheredEvidence): boolean {
  const words = question.match(/\p{L}+/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  if (capitals.length > words.length * MOST_CAPITALS) return false
  return evidence.some(({ terms, language }) => {
    const own = profile.conceptsIn(language).filter(({ kind, term }) => kind === 'asked' && profile.names.has(term))
    return own.length > 0 && own.every(({ term }) => terms.has(term))
  })
}
