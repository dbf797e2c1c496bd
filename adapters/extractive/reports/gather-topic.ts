import type { Library } from '../../../core/documents/library.ts'
import { yearsIn } from '../../../core/languages/dates.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { Candidate, ScoredCandidate } from '../answers/candidate.ts'
import { coversConcepts } from '../answers/changes/find-on-topic.ts'
import { isAnswered } from '../answers/answer-or-evidence.ts'
import { gatherFor } from '../answers/gather-for.ts'
import type { QuestionProfile } from '../answers/question-profile.ts'
import { rankStatements } from '../answers/rank-runs.ts'
import { hasFigure } from './has-figure.ts'
import { usualTopic, usualTopicOf, type UsualTopic } from './usual-topics.ts'

export interface TopicEvidence {
  /** Best first; empty where the documents say nothing of the topic, or nothing of the years asked for. */
  readonly scored: readonly ScoredCandidate[]
  /** Whether they speak of the topic, but of other years than those asked for. */
  readonly isOfOtherYears: boolean
}

/** A report is read for its figures first. */
const FIGURE = 0.12

/** Finds what a library says on the topics of a report. */
export class TopicGatherer {
  constructor(
    private readonly library: Library,
    private readonly analyser: TermAnalyser,
  ) {}

  /** Of the years asked for; where no year is asked for, of all. */
  async gather(topic: string, years: readonly number[]): Promise<TopicEvidence> {
    const usual = usualTopic(usualTopicOf(topic))
    const all = await this.find(topic, usual, years)
    const isAhead = usual?.isAhead === true
    const ofYears = all.filter(({ candidate }) => (isAhead ? isSince(candidate, years) : isOf(candidate, years)))
    return { scored: ofYears, isOfOtherYears: ofYears.length === 0 && all.length > 0 }
  }

  private async find(
    topic: string,
    usual: UsualTopic | null,
    years: readonly number[],
  ): Promise<readonly ScoredCandidate[]> {
    const found = usual === null ? [] : await this.findUsual(usual, years)
    return found.length > 0 ? found : this.findOwn(topic, years)
  }

  /** Each question is asked by itself; a statement counts by the one that it answers best. */
  private async findUsual({ questions, shown }: UsualTopic, years: readonly number[]): Promise<ScoredCandidate[]> {
    const best = new Map<string, ScoredCandidate>()
    for (const question of questions) {
      for (const scored of (await this.scored(question, years)).scored) {
        const { candidate } = scored
        if (!shown.test(candidate.text)) continue
        const score = scored.score + (hasFigure(candidate.text) ? FIGURE : 0)
        if (score > (best.get(keyOf(candidate))?.score ?? 0)) best.set(keyOf(candidate), { ...scored, score })
      }
    }
    return [...best.values()].sort((a, b) => b.score - a.score)
  }

  private async findOwn(topic: string, years: readonly number[]): Promise<readonly ScoredCandidate[]> {
    const gathered = await this.scored(topic, years)
    const { scored, profile } = gathered
    if (!isAnswered(gathered)) return []
    return scored.filter(({ candidate }) => coversConcepts(candidate, profile) && mentionsNames(candidate, profile))
  }

  /** The years lead to the right documents; whether a statement is of them is looked at later. */
  private async scored(question: string, years: readonly number[]) {
    const gathered = await gatherFor(question, this.library, this.analyser, `${question} ${years.join(' ')}`)
    return { ...gathered, scored: rankStatements(gathered) }
  }
}

/** What is asked of a place or a project is not answered by what is said of another. */
function mentionsNames({ terms, leadTerms, contextTerms }: Candidate, { names }: QuestionProfile): boolean {
  return [...names].every((name) => terms.has(name) || leadTerms.has(name) || contextTerms.has(name))
}

function keyOf({ evidence, position }: Candidate): string {
  const { documentId, ordinal } = evidence.hit.passage
  return `${documentId} ${ordinal} ${position}`
}

/** A statement that names other years alone speaks of those, whatever its document is dated. */
function isOf({ text, evidence }: Candidate, years: readonly number[]): boolean {
  if (years.length === 0) return true
  const named = yearsIn(text)
  return named.length > 0 ? named.some((year) => years.includes(year)) : years.includes(evidence.year)
}

/** What was planned before the years of the report is behind them. */
function isSince({ evidence }: Candidate, years: readonly number[]): boolean {
  return years.length === 0 || years.some((year) => evidence.year >= year)
}
