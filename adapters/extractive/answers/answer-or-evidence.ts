import { yearsIn } from '../../../core/languages/dates.ts'
import { shareOf, type WeightedConcept } from './asked-concepts.ts'
import { similarity } from './choose-statements.ts'
import type { GatheredEvidence } from './gather-for.ts'
import { isDirect, providesKind } from './kinds-of-thing.ts'
import type { QuestionProfile } from './question-profile.ts'
import { contentScore, rankRuns, type RankedRun } from './rank-runs.ts'
import { meetsRequirements } from './required-terms.ts'

/**
 * Above this a run is called an answer, below it is evidence: where one passage speaks of what is asked, and what each
 * e-fold of them adds, since among more of them more fit by chance. Calibrated so that of questions about what a library lacks
 * nine in ten stay below.
 */
const ANSWERS = 7.9
const OF_SIZE = 0.5
/**
 * What a field of a form needs beyond that: a form asks everybody the same, so that most of what it asks stands in no
 * library, while whoever types a question of their own knows that it does.
 */
const OF_FIELD = 2
/** What a question about things that no passage mentions loses, where these are all that it asks for. */
const ABSENT = 3.5
/** What each thing that is asked for counts: that a run speaks of several is less likely to be chance. */
const ASKED = 0.6
const MANY_ASKED = 4

/** The runs that answer the question and are not just near it, best first. */
export function answersAmong(
  runs: readonly RankedRun[],
  { weights, profile, speaking }: GatheredEvidence,
  isField = false,
): RankedRun[] {
  const enough = ANSWERS + OF_SIZE * Math.log(Math.max(1, speaking)) + (isField ? OF_FIELD : 0)
  const isStrong = (run: RankedRun) => contentScore(run) + certainty(weights.get(run.evidence.language) ?? []) >= enough
  const answers = runs.filter(
    (run) =>
      isStrong(run) &&
      isOfAskedYears(run, profile) &&
      holdsNumber(run, profile) &&
      (!isField || holdsCounted(run, profile)) &&
      isOfOrganisation(run, profile) &&
      meetsRequirements(profile.text, run),
  )
  return profile.years.length > 0 ? answers : newestFirst(answers)
}

/** A paper's own purpose, where that of the organisation is asked for. */
const PAPER =
  /\b(?:this|these|the) (?:[\p{L}-]+ ){0,4}?(?:polic(?:y|ies)|rules?|guidelines?|documents?|procedures?|handbook|statement|charter|agreement|bylaws)\b/iu

export function speaksOfPaper(text: string): boolean {
  return PAPER.test(text)
}

const OWN_PURPOSE =
  /\byour (?:organi[sz]ation|charity|association|foundation|group|mission|vision|purpose|aims?|objectives?)\b/iu

function isOfOrganisation({ statements }: RankedRun, { text, definition }: QuestionProfile): boolean {
  return definition === null || !OWN_PURPOSE.test(text) || !statements.some(({ text: said }) => speaksOfPaper(said))
}

/** How near the best score a newer document's run must come to stand before it, where it says the same. */
const AS_GOOD = 0.8
const SAME = 0.5

/** Of reports that say the same of their years, the newest is the one to give. */
function newestFirst(answers: readonly RankedRun[]): RankedRun[] {
  const [best] = answers
  if (best === undefined) return []
  const says = (run: RankedRun) => run.statements.some((one) => best.statements.some((o) => similarity(one, o) >= SAME))
  const again = answers.filter((run) => run.score >= best.score * AS_GOOD && says(run))
  const newest = Math.max(...again.map(({ evidence }) => evidence.year))
  const first = best.evidence.year >= newest ? best : again.find(({ evidence }) => evidence.year === newest)
  return first === undefined || first === best ? [...answers] : [first, ...answers]
}

/** Words of the runs that are looked at where nothing but their being there counts. */
const USUAL_RUN = 80

/** Whether the library answers the question at all. */
export function isAnswered(gathered: GatheredEvidence): boolean {
  return answersAmong(rankRuns(gathered, USUAL_RUN), gathered).length > 0
}

/** What the question itself adds to the score of a run: how much it asks for, and whether the library has words for it. */
function certainty(concepts: readonly WeightedConcept[]): number {
  const asked = concepts.filter(({ kind }) => kind === 'asked')
  if (asked.length === 0) return ASKED * Math.min(MANY_ASKED, concepts.length)
  const absent = shareOf(asked, ({ isAbsent }) => (isAbsent ? 1 : 0))
  return ASKED * Math.min(MANY_ASKED, asked.length) - ABSENT * absent
}

/** Years this near are those that reports compare a year with; older ones are history. */
const COMPARED = 5
/** What is said of a year before it is over. */
const FORECAST =
  /\b(?:expect|forecast|anticipat|project(?:ed|ion)|estimate|budget|plan|aim|hope|intend|target)\w*|\bwill\b/iu

/** Whether its figures are of the years that are asked for: another year's would pass for this one's. */
function isOfAskedYears(run: RankedRun, { years, wanted, spansYears, asksPast }: QuestionProfile): boolean {
  const kinds = (['amount', 'count'] as const).filter((kind) => wanted.has(kind))
  if (kinds.length === 0) return true
  const figures = run.statements.filter((one) => kinds.some((kind) => providesKind(kind, one)))
  const told = asksPast ? figures.filter(({ text }) => !FORECAST.test(text)) : figures
  if (years.length === 0 || spansYears) return !asksPast || figures.length === 0 || told.length > 0
  const asked = (year: number) => years.includes(year)
  const { year, hit } = run.evidence
  const isOfDocument = asked(year) || yearsIn(hit.passage.headings.join('\n')).some(asked)
  return told.some(({ text, under }) => {
    const own = yearsIn(text)
    if (own.some(asked)) return true
    const isAnother = own.some((one) => years.some((other) => Math.abs(other - one) <= COMPARED))
    return !isAnother && (yearsIn(under ?? '').some(asked) || isOfDocument)
  })
}

const ASKS_SHARE =
  /\bwhat (?:percentage|proportion|share)\b|\bwelcher (?:prozent)?anteil\b|\bwie viel prozent\b|\bquel(?:le)? (?:pourcentage|part|proportion)\b|\bqué porcentaje\b|\bquale percentuale\b|\bque percentagem\b|\bwelk percentage\b/iu
const SHARE =
  /\p{N}\s?%|\bper ?cent\b|\bprozent\b|\bpour cent\b|\bpor ciento\b|\bpor cento\b|\bprocent\b|\b(?:half|a third|a quarter|two thirds|three quarters|one in \p{L}+|hälfte|drittel|viertel|moitié|tiers|mitad|tercio|metade|metà)\b/iu

/** Whether a number stands beside what is counted: another number would pass for it in a field. */
function holdsCounted({ statements }: RankedRun, { counted }: QuestionProfile): boolean {
  return counted === null || statements.some(({ text }) => counted.test(text))
}

/** Whether a statement of what is asked for has a number, where the question wants nothing else. */
function holdsNumber({ statements }: RankedRun, profile: QuestionProfile): boolean {
  if (ASKS_SHARE.test(profile.text)) return statements.some((one) => SHARE.test(one.text) && isDirect(one, profile))
  return !profile.asksHowMany || statements.some((one) => providesKind('count', one) && isDirect(one, profile))
}
