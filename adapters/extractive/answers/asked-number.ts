import type { QuestionProfile } from './question-profile.ts'
import { isDirect, providesKind, type ScoredCandidate } from './score-candidates.ts'

/** What is looked at: a number further down is one of something else. */
const BEST = 20
const ASKS_SHARE =
  /\bwhat (?:percentage|proportion|share)\b|\bwelcher (?:prozent)?anteil\b|\bwie viel prozent\b|\bquel(?:le)? (?:pourcentage|part|proportion)\b|\bqué porcentaje\b|\bquale percentuale\b|\bque percentagem\b|\bwelk percentage\b/iu
const SHARE =
  /\p{N}\s?%|\bper ?cent\b|\bprozent\b|\bpour cent\b|\bpor ciento\b|\bpor cento\b|\bprocent\b|\b(?:half|a third|a quarter|two thirds|three quarters|one in \p{L}+|hälfte|drittel|viertel|moitié|tiers|mitad|tercio|metade|metà)\b/iu

/** Whether anything that speaks of what is asked has a number, where the question wants nothing else. */
export function holdsAskedNumber(scored: readonly ScoredCandidate[], profile: QuestionProfile): boolean {
  const best = scored.slice(0, BEST).map(({ candidate }) => candidate)
  if (ASKS_SHARE.test(profile.text)) return best.some((one) => SHARE.test(one.text) && isDirect(one, profile))
  return !profile.asksHowMany || best.some((one) => providesKind('count', one) && isDirect(one, profile))
}
