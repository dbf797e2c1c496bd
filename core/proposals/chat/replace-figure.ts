type FigureKind = 'amount' | 'percentage' | 'number'

interface Figure {
  readonly text: string
  readonly start: number
  readonly kind: FigureKind
}

const FIGURES =
  /(?<![\p{L}\p{N}.,])(?<sign>[£$€]\s?)?\d+(?:[.,\u202f ]\d{3})*(?:[.,]\d+)?(?<unit>\s?(?:%|per cent\b|percent\b|(?:k|m|bn|thousand|million|billion)\b))?/giu
const SIGN = /^[£$€]\s?/u
const PER_CENT = /(?:%|per cent|percent)$/iu
const YEAR = /^(?:19|20)\d{2}$/u

/** What came of it: the new text, or the figures among which it can't choose; none where there is none of the kind. */
export type FigureReplaced = { readonly text: string; readonly old: string } | { readonly choices: readonly string[] }

/** Puts the figure in the place of the only one of its kind. A bare number may be for an amount, which keeps its sign. */
export function replaceFigure(text: string, figure: string): FigureReplaced {
  const wanted = kindOf(figure)
  const isBare = wanted === 'number'
  const figures = figuresIn(text).filter(({ kind, text: found }) =>
    isBare ? kind !== 'percentage' && YEAR.test(found) === YEAR.test(figure) : kind === wanted,
  )
  const [only] = figures
  const values = new Set(figures.map(({ text: found }) => found))
  if (only === undefined || values.size > 1) return { choices: [...values] }
  const put = isBare && only.kind === 'amount' ? `${SIGN.exec(only.text)?.[0] ?? ''}${figure}` : figure
  return { text: text.split(only.text).join(put), old: only.text }
}

function figuresIn(text: string): Figure[] {
  return [...text.matchAll(FIGURES)].map((match) => ({ text: match[0], start: match.index, kind: kindOf(match[0]) }))
}

function kindOf(figure: string): FigureKind {
  if (SIGN.test(figure)) return 'amount'
  return PER_CENT.test(figure) ? 'percentage' : 'number'
}
