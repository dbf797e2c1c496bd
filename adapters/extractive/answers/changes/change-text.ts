import type { TermAnalyser } from '../../../../core/documents/ports/term-analyser.ts'
import { countWords, isWithin, type TextLimit } from '../../../../core/shared/text-limit.ts'
import { joinUnits, unitsOf, withLeadIns, withoutUnits, type Unit } from './answer-units.ts'
import type { Change } from './read-request.ts'
import { narrower } from './remaining-limit.ts'
import { REPLIES } from './replies.ts'
import { shortenUnits } from './shorten-units.ts'
import { changedTo, unchanged, type Outcome, type WorkingAnswer } from './working-answer.ts'

/** Share of the length to keep for "shorter" without a length. */
const SHORTER = 0.6
/** A sentence needs this share of a topic's words to be about it. */
const ENOUGH = 0.6

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
    const shorter: TextLimit = { words: Math.max(1, Math.floor(words * SHORTER)), characters: null }
    const to = change.to ?? narrower(shorter, limit)
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

  removePlace(answer: WorkingAnswer, { place, what }: Change & { kind: 'remove-place' }): Outcome {
    const units = unitsOf(answer.text)
    const last = units.at(place === 'first' ? 0 : -1)
    const gone = units.filter((unit) => unit === last || (what === 'paragraph' && unit.paragraph === last?.paragraph))
    const text = joinUnits(withoutUnits(units, new Set(gone)))
    const named = `the ${place} ${what}`
    return text === '' ? unchanged(REPLIES.allSaid(named)) : changedTo(text, answer, REPLIES.removedPlace(named))
  }

  /** Keeps sentences about the topic, or from a document named after it. */
  keep(answer: WorkingAnswer, topic: string): Outcome {
    const units = unitsOf(answer.text)
    const spoken = this.speakingOf(topic, units)
    const named = new Set(this.termsOf(topic))
    const quotes = answer.sources
      .filter(({ fileName }) => isMentioned(named, new Set(this.termsOf(fileName.replace(/[_.-]+/g, ' ')))))
      .flatMap(({ used }) => used)
    const speaking = units.filter((unit) => spoken.has(unit) || quotes.some((quote) => quote.includes(unit.text)))
    const kept = withLeadIns(speaking, units)
    if (kept.length === 0) return unchanged(REPLIES.notSaid(topic))
    if (kept.length === units.length) return unchanged(REPLIES.onlySaid(topic))
    return changedTo(joinUnits(kept), answer, REPLIES.kept(topic, units.length - kept.length))
  }

  /** Null if no sentence of the answer is about the topic. */
  begin(answer: WorkingAnswer, topic: string): Outcome | null {
    const units = unitsOf(answer.text)
    const first = units.find((unit) => this.speakingOf(topic, [unit]).has(unit))
    if (first === undefined) return null
    if (first === units[0]) return unchanged(REPLIES.begunAlready(topic))
    const others = units.filter((unit) => unit !== first)
    const moved = { ...first, isItem: false, paragraph: first.isItem ? -1 : (others[0]?.paragraph ?? 0) }
    return changedTo(joinUnits([moved, ...others]), answer, REPLIES.begun(topic))
  }

  bullets(answer: WorkingAnswer): Outcome {
    const units = unitsOf(answer.text)
    if (units.every(({ isItem }) => isItem)) return unchanged(REPLIES.bulletsAlready)
    const items = units.map((unit) => ({ ...unit, isItem: !unit.text.endsWith(':') }))
    return changedTo(joinUnits(items), answer, REPLIES.bullets)
  }

  prose(answer: WorkingAnswer): Outcome {
    const units = unitsOf(answer.text)
    if (!units.some(({ isItem }) => isItem)) return unchanged(REPLIES.proseAlready)
    const sentences = units.map((unit, index) => ({ ...unit, text: endedAs(unit, isListed(units, index)) }))
    return changedTo(sentences.map(({ text }) => text).join(' '), answer, REPLIES.prose)
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

/** Whether another item follows the list item after a lead-in. */
function isListed(units: readonly Unit[], index: number): boolean {
  const leadIn = units.slice(0, index).findLast(({ isItem }) => !isItem)
  return units[index]?.isItem === true && units[index + 1]?.isItem === true && leadIn?.text.endsWith(':') === true
}

/** The unit as a sentence, or as one of several separated by semicolons. */
function endedAs({ text }: Unit, goesOn: boolean): string {
  if (goesOn) return `${text.replace(/[.;,]+$/u, '')};`
  return /[.!?…:;]["'”’)\]]*$/u.test(text) ? text : `${text}.`
}

function isMentioned(wanted: ReadonlySet<string>, spoken: ReadonlySet<string>): boolean {
  const shared = [...wanted].filter((term) => spoken.has(term)).length
  return shared > 0 && shared >= wanted.size * ENOUGH
}
