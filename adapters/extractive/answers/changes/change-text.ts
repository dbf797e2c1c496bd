import type { TermAnalyser } from '../../../../core/documents/ports/term-analyser.ts'
import { countWords, isWithin, type TextLimit } from '../../../../core/shared/text-limit.ts'
import { joinUnits, unitsOf, withoutUnits, type Unit } from './answer-units.ts'
import type { Change } from './read-request.ts'
import { REPLIES } from './replies.ts'
import { shortenUnits } from './shorten-units.ts'
import { changedTo, unchanged, type Outcome, type WorkingAnswer } from './working-answer.ts'

/** Share of the length to keep for "shorter" without a length. */
const SHORTER = 0.6
/** A sentence needs this share of a topic's words to be about it. */
const TOPIC_SHARE = 0.6

/** Changes that need only the answer itself. */
export class TextChanges {
  constructor(private readonly analyser: TermAnalyser) {}

  /** Without a length, shortens to the question's maximum. */
  shorten(
    answer: WorkingAnswer,
    { text: question, limit }: { readonly text: string; readonly limit: TextLimit },
    change: Change & { kind: 'shorten' },
  ): Outcome {
    const words = countWords(answer.text)
    const shorter = Math.max(1, Math.floor(words * SHORTER))
    const to = change.to ?? { ...limit, words: Math.min(shorter, limit.words ?? shorter) }
    const units = unitsOf(answer.text)
    const fits = (text: string) =>
      change.sentences === null ? isWithin(text, to) : unitsOf(text).length <= change.sentences
    if (fits(answer.text)) return unchanged(REPLIES.shortAlready)
    const kept = shortenUnits(units, question, fits, this.analyser)
    if (kept === null) return unchanged(REPLIES.cannotShorten)
    const text = joinUnits(kept)
    return changedTo(text, answer, REPLIES.shortened(words, countWords(text)))
  }

  remove(answer: WorkingAnswer, topic: string): Outcome {
    const units = unitsOf(answer.text)
    const spoken = this.speakingOf(topic, units)
    if (spoken.size === 0) return unchanged(REPLIES.notSaid(topic))
    const text = joinUnits(withoutUnits(units, spoken))
    return text === ''
      ? unchanged(REPLIES.allSaid(topic))
      : changedTo(text, answer, REPLIES.removed(topic, spoken.size))
  }

  private speakingOf(topic: string, units: readonly Unit[]): Set<Unit> {
    const wanted = new Set(this.termsOf(topic))
    const spoken = units.filter(({ text }) => isMentioned(wanted, new Set(this.termsOf(text))))
    const literal = units.filter(({ text }) => text.toLowerCase().includes(topic.toLowerCase()))
    return new Set(literal.length > 0 ? [...literal] : spoken)
  }

  private termsOf(text: string): readonly string[] {
    return this.analyser.termsOf(text, this.analyser.languageOf(text) ?? 'en')
  }
}

function isMentioned(wanted: ReadonlySet<string>, spoken: ReadonlySet<string>): boolean {
  const shared = [...wanted].filter((term) => spoken.has(term)).length
  return shared > 0 && shared >= wanted.size * TOPIC_SHARE
}
