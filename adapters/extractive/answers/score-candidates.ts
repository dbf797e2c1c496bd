import type { DocumentId } from '../../../core/documents/document.ts'
import type { Candidate, Evidence } from './candidate.ts'
import { NUMBER_WORD } from './number-words.ts'
import type { Concept, QuestionProfile, Wanted } from './question-profile.ts'

export interface ScoredCandidate {
  readonly candidate: Candidate
  readonly score: number
  /** The share of the question, by weight, that the candidate and what is above it speak of: 0 to 1. */
  readonly coverage: number
}

/** A word of the vocabulary in place of the question's own. */
const RELATED = 0.6
/** The question's word in the line above it that heads it or leads to it: it is about that without saying it again. */
const LED_TO = 0.8
/** The question's word in a heading of the passage, which may be about more. */
const ABOVE = 0.5
/** The question's word elsewhere in the passage. */
const NEARBY = 0.2
const KIND_WEIGHT = { asked: 1, asking: 0.25, paraphrase: 0.6 } as const

const OVERLAP = 1
/** How well the passage as a whole fits says as much as a word or two of the sentence. */
const PASSAGE_FIT = 0.45
const TYPE_FIT = 0.22
const YEAR_FIT = 0.3
/** A document that speaks of what the question names throughout is the one that the question is about. */
const NAMED = 0.3
/** "Our mission is to …" where the mission is asked for. */
const DEFINES = 0.4
/** Under a heading that names what is asked for. */
const TITLED = 0.45
/** The share of a heading's words that must be asked for: a section on more than that may be about the rest. */
const HALF_OF_HEADING = 0.5
/** "31 schools" where it is asked how many schools. */
const COUNTED = 0.25
/** A paper's own purpose, where that of the organisation is asked for. */
const OF_A_PAPER = 0.4
const PAPER =
  /\b(?:this|these|the) (?:[\p{L}-]+ ){0,4}?(?:polic(?:y|ies)|rules?|guidelines?|documents?|procedures?|handbook|statement|charter|agreement|bylaws)\b/iu
const OWN_PURPOSE =
  /\byour (?:organi[sz]ation|charity|association|foundation|group|mission|vision|purpose|aims?|objectives?)\b/iu
/** A past application answered a question like this one with it. */
const PAST_QUESTION = 0.3
/** Who asks how much is not helped by a sentence without a figure. */
const WITHOUT_FIGURE = 0.6
/** Who asks how many of a thing is little helped by the number of another. */
const ANOTHER_COUNTED = 0.75
/** Who asks who is little helped by a sentence that names nobody. */
const NOBODY_NAMED = 0.75
/** A statement that only stands near the words of the question. */
const INDIRECT = 0.6
const NEWER = 0.06
const YEARS_TO_OLD = 6

const NUMBER_WORDS = new RegExp(String.raw`(?<!\p{L})(?:${NUMBER_WORD})(?!\p{L})`, 'iu')

const SIGNS: Readonly<Record<Wanted, RegExp>> = {
  amount:
    /[$£€]\s?\p{N}|\p{N}[\p{N},.]*\s?(?:[%€]|USD|EUR|GBP|AUD|CAD|CHF|(?:(?:million(?:en|s|es)?|milion[ei]|milh(?:ão|ões)|mio\.?|mrd\.?|tausend) (?:de )?)?(?:euros?|dollars?|pounds?)|percent|per cent|prozent|pour cent|por ciento|procent)/iu,
  count: /(?<![\p{N}$£€])\p{N}[\p{N},.]*(?!\p{N}|\s?%)\+?[\s-]+\p{L}|: \p{N}[\p{N},.]*\+?$/iu,
  time: /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})|\b(?:months?|weeks?|january|february|march|april|june|july|august|september|october|november|december)\b/iu,
  person: /(?<=\p{L}\S*\s)(?:\p{Lu}\p{Ll}+|\p{Lu}\.?)\s(?:\p{Lu}\.\s)?\p{Lu}\p{Ll}+/u,
  place: /\b(?:in|across|from|throughout|en|à|aus|nel|em)\s(?:the\s)?\p{Lu}\p{Ll}+/u,
  list: /(?:,[^,]+){2}|\b1\)|;/u,
  example: /\b(?:for example|for instance|such as|in (?:19|20)\p{N}{2})\b|\p{N}/iu,
}

/** Whether a statement shows the kind of thing that is wanted. */
export function providesKind(kind: Wanted, { text, kind: form }: Candidate): boolean {
  if (kind === 'count' && NUMBER_WORDS.test(text)) return true
  return SIGNS[kind].test(text) || (form === 'figure' && (kind === 'amount' || kind === 'count'))
}

/** Scores every statement of the evidence for a question, best first; ties by passage rank, then position. */
export function scoreCandidates(evidence: readonly Evidence[], profile: QuestionProfile): ScoredCandidate[] {
  const weights = weightConcepts(evidence, profile)
  const best = evidence[0]?.hit.score ?? 1
  const newest = Math.max(...evidence.map(({ year }) => year))
  const names = sharesNamed(evidence, profile)
  return evidence
    .flatMap(({ candidates }) => candidates)
    .map((candidate) => {
      const coverage = coverageOf(candidate, weights.get(candidate.evidence.language) ?? [])
      const fit = labelFit(candidate, weights.get(candidate.evidence.language) ?? [], profile)
      const titled = TITLED * titleFit(candidate, weights.get(candidate.evidence.language) ?? [])
      const named = NAMED * (names.get(candidate.evidence.hit.passage.documentId) ?? 0)
      return {
        candidate,
        coverage,
        score: fit * (named + titled + scoreOf(candidate, coverage, best, newest, profile)),
      }
    })
    .sort((a, b) => b.score - a.score || compare(a.candidate, b.candidate))
}

function compare(a: Candidate, b: Candidate): number {
  return a.evidence.rank - b.evidence.rank || a.position - b.position
}

export interface WeightedConcept extends Concept {
  readonly weight: number
}

/** A concept weighs more the fewer of the passages speak of it; words of the asking weigh little. */
export function weightConcepts(
  evidence: readonly Evidence[],
  profile: QuestionProfile,
): ReadonlyMap<string | null, readonly WeightedConcept[]> {
  const languages = new Set(evidence.map(({ language }) => language))
  return new Map(
    [...languages].map((language) => [
      language,
      profile.conceptsIn(language).map((concept) => {
        const holding = evidence.filter(({ terms }) => speaksOf(concept, terms)).length
        const rarity = 1 - holding / (evidence.length + 1)
        return { ...concept, weight: KIND_WEIGHT[concept.kind] * (0.35 + rarity) }
      }),
    ]),
  )
}

/** A paraphrase has no word of its own: any of its words will do. */
function speaksOf({ term, related, kind }: Concept, terms: ReadonlySet<string>): boolean {
  return kind === 'paraphrase' ? [...related].some((word) => terms.has(word)) : terms.has(term)
}

function coverageOf(candidate: Candidate, concepts: readonly WeightedConcept[]): number {
  const whole = concepts.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return 0
  return concepts.reduce((sum, concept) => sum + concept.weight * matchOf(candidate, concept), 0) / whole
}

function matchOf({ terms, leadTerms, contextTerms, heads, evidence }: Candidate, concept: Concept): number {
  if (terms.has(concept.term)) return 1
  const related = [...concept.related]
  const isAbove = (term: string) => contextTerms.has(term) || heads.some((head) => head.has(term))
  return Math.max(
    String(evidence.year) === concept.term ? LED_TO : 0,
    related.some((term) => terms.has(term)) ? RELATED : 0,
    leadTerms.has(concept.term) ? LED_TO : 0,
    related.some((term) => leadTerms.has(term)) ? LED_TO * RELATED : 0,
    isAbove(concept.term) ? ABOVE : 0,
    related.some(isAbove) ? ABOVE * RELATED : 0,
    evidence.terms.has(concept.term) ? NEARBY : 0,
  )
}

function scoreOf(
  candidate: Candidate,
  coverage: number,
  best: number,
  newest: number,
  profile: QuestionProfile,
): number {
  const { evidence, text } = candidate
  const age = Math.min(1, Math.max(0, newest - evidence.year) / YEARS_TO_OLD)
  const lacksFigure =
    (profile.wanted.has('amount') && !SIGNS.amount.test(text)) ||
    (profile.asksHowMany && !providesKind('count', candidate))
  const wanted = [...profile.wanted].filter((kind) => SIGNS[kind].test(text)).length
  const typeFit = profile.wanted.size === 0 ? 0 : wanted / profile.wanted.size
  const defines = profile.definition?.test(text) === true ? 1 : 0
  const score =
    OVERLAP * coverage +
    PASSAGE_FIT * (evidence.hit.score / best) +
    TYPE_FIT * typeFit +
    YEAR_FIT * yearFit(candidate, profile) +
    DEFINES * defines +
    PAST_QUESTION * evidence.likeness +
    (profile.counted?.test(text) === true ? COUNTED : 0) +
    (profile.wantsNewest ? 3 : 1) * NEWER * (1 - age)
  return (
    score *
    (lacksFigure ? WITHOUT_FIGURE : 1) *
    (profile.definition !== null && OWN_PURPOSE.test(profile.text) && PAPER.test(text) ? OF_A_PAPER : 1) *
    (profile.asksHowMany && profile.counted?.test(text) === false ? ANOTHER_COUNTED : 1) *
    (profile.asksWhoIs && !SIGNS.person.test(text) ? NOBODY_NAMED : 1) *
    (isDirect(candidate, profile) ? 1 : INDIRECT) *
    soundness(candidate, profile)
  )
}

/** The share of each document's passages that mention what the question names, its project or partner for example. */
function sharesNamed(evidence: readonly Evidence[], { names }: QuestionProfile): ReadonlyMap<DocumentId, number> {
  const counts = new Map<DocumentId, { named: number; all: number }>()
  for (const { hit, terms } of evidence) {
    const { named, all } = counts.get(hit.passage.documentId) ?? { named: 0, all: 0 }
    const mentions = [...names].filter((name) => terms.has(name)).length / Math.max(1, names.size)
    counts.set(hit.passage.documentId, { named: named + mentions, all: all + 1 })
  }
  return new Map([...counts].map(([documentId, { named, all }]) => [documentId, named / all]))
}

/** How well the best of the headings above a statement fits: the share of the question, by weight, that it names. */
function titleFit({ heads }: Candidate, concepts: readonly WeightedConcept[]): number {
  const specific = concepts.filter(({ kind }) => kind === 'asked')
  const asked = specific.length > 0 ? specific : concepts.filter(({ kind }) => kind === 'asking')
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return 0
  const fits = heads.map((head) => {
    const named = asked.filter(({ term, related }) => head.has(term) || [...related].some((word) => head.has(word)))
    const own = [...head].filter((word) => named.some(({ term, related }) => term === word || related.has(word)))
    if (own.length < head.size * HALF_OF_HEADING) return 0
    return named.reduce((sum, { term, weight }) => sum + weight * (head.has(term) ? 1 : RELATED), 0) / whole
  })
  return Math.max(0, ...fits)
}

/** Whether the statement itself, or the line that leads to it, speaks of anything that the question is after. */
export function isDirect({ terms, leadTerms, evidence }: Candidate, profile: QuestionProfile): boolean {
  const asked = profile.conceptsIn(evidence.language).filter(({ kind }) => kind !== 'asking')
  const speaks = ({ term, related }: Concept) =>
    [term, ...related].some((word) => terms.has(word) || leadTerms.has(word))
  return asked.length === 0 || asked.some(speaks)
}

/** The share of a label that the question must ask for: "accrued expenses" is not the total expenses. */
const HALF_OF_LABEL = 0.5

/** What makes a figure one of something else: other income is not the income, nor is net income. */
const QUALIFIER =
  /^(?:other|net|gross|deferred|accrued|restricted|unrestricted|sundry|miscellaneous|in-kind|sonstige\p{L}*|autres?|otr[ao]s|altr[ei]|outr[ao]s|overige)\b/iu

/** A field or a figure belongs in an answer only where its label is what the question asks for. */
function labelFit(
  { kind, text, terms }: Candidate,
  concepts: readonly WeightedConcept[],
  { text: question }: QuestionProfile,
): number {
  if (kind !== 'field' && kind !== 'figure') return 1
  if (kind === 'field' && !text.includes(':')) return concepts.some(({ term }) => terms.has(term)) ? 1 : 0.2
  const qualifier = QUALIFIER.exec(text)?.[0].toLowerCase()
  if (qualifier !== undefined && !question.toLowerCase().includes(qualifier)) return 0.2
  const label = text.slice(0, text.indexOf(':')).split(/\s+/).length
  const labelled = [...terms].filter((term) => !/^\p{N}/u.test(term)).slice(0, Math.max(1, label))
  const asked = labelled.filter((label) =>
    concepts.some(({ term, related }) => term === label || related.has(label)),
  ).length
  const share = asked / labelled.length
  return share < HALF_OF_LABEL ? 0.2 : 0.4 + 0.6 * share
}

function yearFit({ text, evidence }: Candidate, { years }: QuestionProfile): number {
  if (years.length === 0) return 0
  if (years.some((year) => text.includes(String(year)))) return 1
  return years.includes(evidence.year) ? 0.7 : 0
}

/** Prose has about four small words in ten; below this it is a title, an address or a list of names. */
const MIN_SMALL_WORDS = 0.18

/** "This is the same model …": what is? */
const POINTS_BACK =
  /^(?:this|that|these|those|dies|das|cela|ceci|c['’]|est[oae]s?|questo|isto|dit|dat) ?(?:is|are|was|were|ist|sind|war|waren|est|sont|es|son|è|sono|é|são|zijn)\b/iu
/** "Members of the committee were: …" says what the names are. */
const NAMES_FOLLOW = /\p{Ll}:\s\p{Lu}/u

/** Whether it continues from a sentence that the passage does not hold. */
function isSelfContained({ text, position, evidence }: Candidate): boolean {
  return POINTS_BACK.test(text) && !evidence.candidates.some((other) => other.position === position - 1)
}

/** How well the statement would read by itself: 1 for a plain sentence. */
function soundness(candidate: Candidate, { wanted }: QuestionProfile): number {
  const { text, kind, opensLine, smallWords } = candidate
  const words = text.split(/\s+/).length
  let factor = 1
  if (/\?["'”’)]*$/.test(text)) factor *= 0.2
  if (/^["'“‘(]?\p{Ll}/u.test(text)) factor *= kind === 'item' ? 0.9 : opensLine && words > 7 ? 0.75 : 0.35
  if (text.endsWith(':')) factor *= 0.3
  if (kind === 'sentence' && smallWords < MIN_SMALL_WORDS)
    factor *= wanted.has('person') && NAMES_FOLLOW.test(text) ? 0.8 : 0.4
  if (kind === 'sentence' && isSelfContained(candidate)) factor *= 0.6
  if (words > 70) factor *= 0.6
  const isListed = kind === 'item' && (wanted.has('list') || wanted.has('person'))
  if (words < 6 && kind !== 'field' && !isListed) factor *= 0.6
  if (/\bet al\b.*\(\p{N}{4}\)|\bpp?\. ?\p{N}|\bdoi\b|^\W*https?:/iu.test(text)) factor *= 0.6
  if (/^\p{Lu}\p{Ll}+, \p{Lu}\./u.test(text)) factor *= 0.3
  if (/^["“]|\b(?:I|I've|I'm|my)\b/u.test(text)) factor *= 0.7
  if (kind === 'figure') factor *= wanted.has('amount') || wanted.has('count') ? 1 : 0.25
  if (kind === 'field') factor *= wanted.size > 0 ? 1 : 0.6
  if (kind === 'item') factor *= 0.92
  return factor
}
