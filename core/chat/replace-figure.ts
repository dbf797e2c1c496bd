import { isYear } from '../languages/dates.ts'
import { currencyNamedIn, figuresIn, type Figure } from '../languages/figures.ts'

type FigureKind = 'amount' | 'percentage' | 'number'

/** What came of it: the new text, or the figures among which it can't choose; none where there is none of the kind. */
export type FigureReplaced = { readonly text: string; readonly old: string } | { readonly choices: readonly string[] }

/** Puts the figure in the place of the only one of its kind. A bare number may be for an amount, which keeps its sign. */
export function replaceFigure(text: string, figure: string): FigureReplaced {
  const [said] = figuresIn(figure)
  const wanted = said === undefined ? 'number' : kindOf(said)
  const isBare = wanted === 'number'
  const figures = figuresIn(text).filter((found) =>
    isBare ? kindOf(found) !== 'percentage' && isYear(found.text) === isYear(figure) : kindOf(found) === wanted,
  )
  const [only] = figures
  const values = new Set(figures.map(({ text: found }) => found))
  if (only === undefined || values.size > 1) return { choices: [...values] }
  const put = isBare && only.currency !== null ? withCurrencyOf(only, figure) : figure
  return { text: text.split(only.text).join(put), old: only.text }
}

/** The scale is part of the figure that goes, the sign before or behind it is not. */
function withCurrencyOf({ text, digits }: Figure, figure: string): string {
  const [before = '', behind = ''] = text.split(digits)
  return `${before}${figure}${before === '' ? ` ${currencyNamedIn(behind)?.written ?? ''}`.trimEnd() : ''}`
}

function kindOf({ isPercent, currency }: Figure): FigureKind {
  if (isPercent) return 'percentage'
  return currency === null ? 'number' : 'amount'
}
