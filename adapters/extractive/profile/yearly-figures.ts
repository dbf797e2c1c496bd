import { FigureTableReader, type CertainFigure } from '../../../core/languages/figure-table.ts'
import { keyOfYear } from '../../../core/profile/profile-facts.ts'
import type { FoundFact } from '../../../core/profile/profile-fact.ts'
import { factIn } from './document-lines.ts'
import { wholeText } from './patterns.ts'
import type { SearchedDocument } from './searched-document.ts'

/** A figure below this is a number of a page or a note, or of thousands that nothing announces. */
const LEAST_TOTAL = 100
const LONGEST_ROW = 500

/**
 * Income, expenditure and reserves from the totals of financial statements, by the year of their column: none of
 * rows that disagree, which are of two statements.
 */
export function yearlyFigures({ lines, words }: SearchedDocument): FoundFact[] {
  const totals = Object.entries(words.totals ?? {}).map(([key, label]) => ({ key, label: wholeText(label)! }))
  const reader = new FigureTableReader()
  const found = lines.flatMap((line) => {
    if (line.text.length > LONGEST_ROW) return []
    return reader.read(line.text, line.heading === line.text).flatMap(({ label, figures }) => {
      const total = totals.find((one) => one.label.test(plainLabel(label)))
      return total === undefined ? [] : figures.flatMap((figure) => ({ line, key: total.key, figure }))
    })
  })
  const stated = found.flatMap(({ line, key, figure }) =>
    figure.year === null || figure.value < LEAST_TOTAL
      ? []
      : [{ line, fact: factIn(line, keyOfYear(key, figure.year), textOf(key, figure)), value: figure.value }],
  )
  const isDisputed = ({ fact, value }: (typeof stated)[number]) =>
    stated.some((other) => other.fact.key === fact.key && other.value !== value)
  const disputed = new Set(stated.filter(isDisputed).map(({ line }) => line))
  return stated.filter(({ line }) => !disputed.has(line)).map(({ fact }) => fact)
}

/** Expenditure is often in brackets, as what is taken away. */
function textOf(key: string, { text, isNegative }: CertainFigure): string {
  return isNegative && key !== 'expenditure' ? `-${text}` : text
}

function plainLabel(label: string): string {
  return label
    .replace(/^\(?\p{L}\)\s+|[\s:.…]+$/gu, '')
    .replace(/\s+\d{1,2}$/, '')
    .trim()
}
