import type { SourcePassage } from '../../../../core/shared/source-passage.ts'
import { splitSentences } from '../../../../core/documents/sentences.ts'

/** A sentence or a list item of an answer, which can be dropped or moved safely. */
export interface Unit {
  readonly text: string
  readonly isItem: boolean
  /** Index of its paragraph in the answer, from 0. */
  readonly paragraph: number
}

/** Words at the start of a sentence that depends on the one before it. */
const REFERS_BACK =
  /^(?:this|these|those|that|it|its|they|their|he|she|his|her|such|however|moreover|furthermore|additionally|also|therefore|thus|hence|in addition(?! to)|in fact|of course|instead|likewise|similarly|the (?:first|second|third|latter|former)|as a result|consequently|for example|for instance|diese[rs]?|dies|sie|er|es|dazu|außerdem|cela|ceci|ils?|elles?|ces|est[aeo]s?|ell[oa]s|quest[aeio]|ess[ae]s?|deze|dit|dat|zij)\b/iu

/** The address after linked words, which answers leave out. */
const LINK = / \((?:https?:\/\/|mailto:)[^)\s]+\)/gu
const ITEM = /^\s*(?:[-*•]|\p{N}{1,2}[.)])\s+/u
/** Characters: a shorter piece may match a passage by chance. */
const SHORTEST_QUOTE = 16

export function unitsOf(answer: string): Unit[] {
  return answer
    .split(/\n{2,}/)
    .flatMap((paragraph, place) => paragraph.split('\n').flatMap((line) => unitsOfLine(line, place)))
}

function unitsOfLine(line: string, paragraph: number): Unit[] {
  if (line.trim() === '') return []
  if (ITEM.test(line)) return [{ text: line.replace(ITEM, '').trim(), isItem: true, paragraph }]
  return splitSentences(line).map((text) => ({ text, isItem: false, paragraph }))
}

/** Joins units to text; the lead-in to a list is dropped with the list's last item. */
export function joinUnits(units: readonly Unit[]): string {
  const whole = units.filter(({ text, isItem }, index) => isItem || !text.endsWith(':') || units[index + 1]?.isItem)
  let text = ''
  whole.forEach((unit, index) => {
    const before = whole[index - 1]
    text += (before === undefined ? '' : gapBetween(before, unit)) + (unit.isItem ? `- ${unit.text}` : unit.text)
  })
  return text
}

function gapBetween(before: Unit, unit: Unit): string {
  if (unit.isItem) return before.isItem || before.paragraph === unit.paragraph ? '\n' : '\n\n'
  return before.isItem || before.paragraph !== unit.paragraph ? '\n\n' : ' '
}

/** Removes units and those that depend on them: "These also …" means nothing without the sentence before. */
export function withoutUnits(units: readonly Unit[], dropped: ReadonlySet<Unit>): Unit[] {
  const kept: Unit[] = []
  let isGone = false
  for (const unit of units) {
    isGone = dropped.has(unit) || (isGone && !unit.isItem && REFERS_BACK.test(unit.text))
    if (!isGone) kept.push(unit)
  }
  return kept
}

/** Whether the text already contains the words verbatim. */
export function containsWords(text: string, words: string): boolean {
  const wanted = bare(words)
  return wanted !== '' && bare(text).includes(wanted)
}

/** Sources of a changed answer: those whose words it no longer uses become further reading. */
export function sourcesStillUsed(sources: readonly SourcePassage[], text: string): SourcePassage[] {
  const units = unitsOf(text).filter((unit) => unit.text.length >= SHORTEST_QUOTE)
  const isUsed = (quote: string) => containsWords(text, quote) || units.some((unit) => containsWords(quote, unit.text))
  const read = sources.map((source) => {
    const used = source.used.filter(isUsed)
    return { ...source, used, cited: used.length > 0 }
  })
  return [...read.filter(({ cited }) => cited), ...read.filter(({ cited }) => !cited)]
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(LINK, '')
    .replace(/[^\p{L}\p{N}£$€%]+/gu, '')
}
