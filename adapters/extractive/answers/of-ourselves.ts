import { sectionsIn } from '../../../core/known/project-sections.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { ProfileWords, Purpose } from '../../../core/languages/profile-words/profile-words.ts'
import { escapePattern, NOTHING } from '../profile/patterns.ts'
import { wordsFor } from '../profile/searched-document.ts'
import type { QuestionProfile } from './question-profile.ts'
import { statementsOf } from './purpose-of-us.ts'
import type { RankedRun } from './rank-runs.ts'
import { ownNames } from '../page/own-names.ts'
import type { WantedAnswer } from '../page/wanted-answer.ts'

/** Words from which on a description says enough. */
const ENOUGH = 60

/** Whether a question asks what the organisation is and does, and nothing in particular. */
export function asksWhatWeDo(wanted: WantedAnswer | null, profile: QuestionProfile): boolean {
  if (wanted?.meaning !== 'activities') return false
  const words = wanted.language.questions.activities?.asked.split(/[\s|]+/u) ?? []
  return askedTerms(profile).every((term) => words.some((word) => beginsWith(word, term)))
}

function askedTerms(profile: QuestionProfile): string[] {
  return profile.conceptsIn('en').flatMap(({ kind, term }) => (kind === 'asked' ? [term] : []))
}

/** A `?` in the table's words is any letter. */
function beginsWith(word: string, term: string): boolean {
  return word.length >= term.length && [...term].every((letter, at) => word[at] === letter || word[at] === '?')
}

/** The runs in which the organisation says what it is or is for, the fullest first. */
export async function describeOurselves(
  runs: readonly RankedRun[],
  profile: QuestionProfile,
  library: Library,
): Promise<RankedRun[]> {
  const own = (await ownNames(library))?.names ?? []
  const asksActivities = sectionsIn(profile.text).includes('activities')
  const fullness = runs
    .map((run) => ({ run, full: fullnessOf(run, own, asksActivities) }))
    .filter(({ full }) => full > 0)
  return fullness
    .sort((a, b) => b.full - a.full || b.run.evidence.year - a.run.evidence.year || b.run.score - a.run.score)
    .map(({ run }) => run)
}

/** How much it says of ourselves; 0 where it does not begin with it, or says nothing of what is asked for. */
function fullnessOf(run: RankedRun, own: readonly string[], asksActivities: boolean): number {
  const { statements, words } = run
  const { opens, tellsAim, tellsWhat, tells } = patternsOf(wordsFor(run.evidence.language), own)
  const texts = statements.map(({ text }) => text)
  const isAsked = asksActivities ? tellsAim : tellsWhat
  if (statements.some(({ kind }) => kind !== 'sentence')) return 0
  if (!tells(texts[0] ?? '') || !texts.some(isAsked)) return 0
  const count = (fits: (text: string) => boolean) => Math.min(2, texts.filter(fits).length)
  return 2 * count(tells) + count((text) => opens.test(text) || tells(text)) + Math.min(1, words / ENOUGH)
}

/** Characters: a purpose that a sentence comes to later is not what it is about. */
const OPENING = 20

function patternsOf(known: ProfileWords, own: readonly string[]) {
  const names = own.map(escapePattern).join('|') || NOTHING
  const opens = new RegExp(String.raw`^(?:the )?(?:${names}|${known.us ?? NOTHING})(?![\p{L}\p{N}])`, 'iu')
  const isA = new RegExp(String.raw`^(?:the )?(?:${names})(?: \([^)]*\))? ${known.isAn ?? NOTHING}\p{L}`, 'iu')
  const says = (purpose: Purpose, text: string) =>
    statementsOf(purpose, known, own).some((one) => one.test(text) && text.search(one) <= OPENING)
  const tellsAim = (text: string) => says('mission', text) || says('aims', text)
  const tellsWhat = (text: string) => isA.test(text) || tellsAim(text)
  return { opens, tellsAim, tellsWhat, tells: (text: string) => tellsWhat(text) || says('vision', text) }
}
