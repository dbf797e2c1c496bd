import type { CommonQuestion } from '../../../core/languages/common-questions/common-question.ts'
import type { WantedAnswer } from './wanted-answer.ts'
import { has, headsOf, isPlan, quoted, shownOf, type Found, type Page } from './page.ts'
import type { Unit } from './page-units.ts'

const MOST_WORDS = 100
const MOST_SENTENCES = 4
/** A sentence that refers to the previous one can't start an answer. */
const POINTS_BACK = /^(?:this|these|that|those|such)\b/iu

/** Adoption and review dates of a paper. */
const OF_PAPER =
  /^(?:adopted|approved|agreed|signed|updated|(?:to be |last |next )?review(?:ed)?|version|effective|verabschiedet|beschlossen|stand|adopté|approuvé|mis à jour)\b/iu

/** Whether a sentence is about the paper itself instead of the paper's subject. */
export function isOfPaper(sentence: string): boolean {
  return OF_PAPER.test(sentence)
}

/** Returns the text under a heading on the question, or otherwise the sentences about it, in order. */
export function findProse(wanted: WantedAnswer, page: Page): Found | null {
  const meaning = wanted.meaning as CommonQuestion
  const prose = page.units.filter(isProse)
  const fitting = meaning === 'spending' ? prose.filter((unit) => isPlan(unit, page)) : prose
  const heads = headsOf(page, meaning)
  const below = fitting.filter((unit) => has(unit.heading, heads) || (unit.label !== '' && has(unit.label, heads)))
  const shown = shownOf(page, meaning)
  const said = fitting.filter((unit) => shown.some((words) => has(unit.text, words)))
  const chosen = below.length > 0 ? below : firstFew(said)
  const others = chosen.length > 0 ? chosen : otherwise(wanted, page)
  if (meaning === 'reservesPolicy') return proseOf(onReserves(fitting, shown, page))
  return proseOf(others)
}

/** Sentences on the reserves and their reason, in a paragraph about reserves. */
function onReserves(units: readonly Unit[], shown: readonly RegExp[], page: Page): readonly Unit[] {
  const reserves = shownOf(page, 'reserves')
  const lines = new Set(units.filter((unit) => reserves.some((words) => has(unit.text, words))).map(({ line }) => line))
  return units.filter(({ line, text }) => lines.has(line) && shown.some((words) => has(text, words)))
}

function isProse({ kind, text }: Unit): boolean {
  if (isOfPaper(text)) return false
  return kind === 'sentence' || (kind === 'field' && text.split(/\s+/u).length > 5)
}

function firstFew(units: readonly Unit[]): readonly Unit[] {
  return units.slice(0, MOST_SENTENCES)
}

/** An organisation's activities come first in its documents. */
function otherwise({ meaning }: WantedAnswer, page: Page): readonly Unit[] {
  const prose = page.units.filter(isProse)
  if (meaning === 'activities' || meaning === 'mission') {
    const first = prose.find(({ kind }) => kind === 'sentence')
    return first === undefined
      ? []
      : firstFew(prose.filter(({ line, kind }) => kind === 'sentence' && line - first.line <= 1))
  }
  return []
}

function proseOf(units: readonly Unit[]): Found | null {
  const chosen: Unit[] = []
  let words = 0
  for (const unit of units) {
    if (chosen.length === 0 && POINTS_BACK.test(unit.text)) continue
    words += unit.text.split(/\s+/u).length
    if (chosen.length > 0 && words > MOST_WORDS) break
    chosen.push(unit)
  }
  return chosen.length === 0 ? null : quoted(chosen)
}
