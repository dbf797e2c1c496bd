import type { RequiredTerm } from '../../../core/languages/language-data.ts'
import { LANGUAGES } from '../../../core/languages/languages.ts'
import type { Evidence } from './candidate.ts'
import type { TextRun } from './text-runs.ts'

/**
 * What funders ask every applicant for, and what must be in a document for it to answer. Such questions are made of
 * words that any document holds ("policy", "children", "accounts"), so that overlap alone would find an answer to them
 * anywhere.
 */
interface Demand {
  readonly isAskedIn: (question: string) => boolean
  readonly isShownIn: (text: string) => boolean
  /** Whether a heading or lead-in that shows it does not do. */
  readonly itself: boolean
  /** Words that any document holds as well ("risk", "board", "fund"): here the very text must show what is asked. */
  readonly ofSentence: boolean
}

/** One for each topic: it may be asked and shown in any of the languages. */
const DEMANDS: readonly Demand[] = demandsOf(LANGUAGES.flatMap(({ requiredTerms = [] }) => requiredTerms))

function demandsOf(terms: readonly RequiredTerm[]): readonly Demand[] {
  return [...new Set(terms.map(({ topic }) => topic))].map((topic) => {
    const own = terms.filter((term) => term.topic === topic)
    return {
      isAskedIn: (question) => own.some(({ asked }) => asked?.test(question)),
      isShownIn: (text) => own.some(({ shown }) => shown?.test(text)),
      itself: own.some(({ itself }) => itself === true),
      ofSentence: own.some(({ ofSentence }) => ofSentence === true),
    }
  })
}

const OWN = String.raw`\b(?:our|we|us|has|have|had|hold|holds|is|are|was|were|adopted|approved|reviewed|follows?|in place)\b`

const POLICY_ASKED =
  /\b(?:your|a|an|the|any) (?<before>[\p{L}&' -]{3,60}?) (?:polic(?:y|ies)|procedures?|code of conduct)\b|\bpolic(?:y|ies) (?:on|for|about|regarding|towards) (?<after>[\p{L}-]+)/iu

/** Whether a run shows what a standard demand asks for; true where the question makes none. */
export function meetsRequirements(question: string, { statements, evidence }: TextRun): boolean {
  const [{ under, leadIn }] = statements
  const own = statements.map(({ text }) => text).join('\n')
  const intro = evidence.candidates.find(({ position }) => position === leadIn)?.text
  const led = [own, under, intro, evidence.hit.passage.headings.at(-1)].join('\n')
  const passage = textOf(evidence)
  const isShown = ({ isShownIn, itself, ofSentence }: Demand) => isShownIn(itself ? own : ofSentence ? led : passage)
  const demands = DEMANDS.filter(({ isAskedIn }) => isAskedIn(question))
  const topic = demands.some(({ ofSentence }) => !ofSentence) ? null : policyTopic(question)
  return demands.every(isShown) && (topic === null || statesPolicy(topic).test(passage))
}

/** The word that says which policy is asked for: "equality" of "your equality, diversity and inclusion policy". */
function policyTopic(question: string): string | null {
  const groups = POLICY_ASKED.exec(question)?.groups
  const words = (groups?.['after'] ?? groups?.['before'])?.toLowerCase().match(/\p{L}{4,}/gu)
  return words?.[0] ?? null
}

/** The topic beside the word policy, in a title or in a sentence that says it is one's own. */
function statesPolicy(topic: string): RegExp {
  const stem = topic.slice(0, Math.max(4, topic.length - 3))
  const near = String.raw`\b${stem}\p{L}*(?:[\s,&-]+\p{L}+){0,4}?\s(?:policy|policies|procedures?|rules?|guidelines|code of conduct)\b|\b(?:policy|procedures?|rules?|guidelines) (?:on|for|of|about|regarding) (?:\p{L}+[\s,]+){0,3}?${stem}`
  const ruled = String.raw`\b(?:shall|must|will|may|do|does) not\b[^.\n]{0,60}\b${stem}`
  return new RegExp(
    String.raw`^(?:${near})|${ruled}|${OWN}[^.\n]{0,120}?(?:${near})|(?:${near})[^.\n]{0,120}?${OWN}`,
    'imu',
  )
}

function textOf({ hit }: Evidence): string {
  return [
    hit.fileName.replace(/[_.-]+/g, ' '),
    ...hit.passage.headings,
    hit.passage.question ?? '',
    hit.passage.text,
  ].join('\n')
}
