import type { Element } from './notation.ts'
import type { Numbers } from './numbers.ts'
import { cell, line, tableOf, type SheetBlock, type SheetLine, type Words } from './sheet.ts'
import { pick, type Style } from './style.ts'

const TITLES = [
  'Project costs',
  'Income',
  'Cost breakdown.',
  'Please complete the budget below.',
  'Give a breakdown of your costs',
  'Delivery costs.',
  'Financial summary',
  'Expenditure',
  'Planned income and expenditure:',
  'Budget',
]

/** What names a budget, set as a question would be. */
export function budgetTitle(index: number, style: Style, numbers: Numbers): SheetLine[] {
  if (style.next() < 0.6) return []
  const words: Words = { text: pick(style.next, TITLES), role: 'budget', element: index }
  return [line([words], { bold: style.question !== 'plain', number: numbers.question() })]
}

/** A budget or matrix as a table, as labels beside empty cells, or as lines with the sign of a currency. */
export function setBudget(element: Element, index: number, { budget, facts }: Style): SheetBlock[] {
  const rows = element.rows.filter((text) => text !== '')
  if (rows.length < 2 || budget === 'table' || (element.role === 'grid' && budget === 'fields'))
    return [gridOf(element, index)]
  const labels = rows.map((text) => line([{ text, role: element.role, element: index }]))
  if (budget === 'fields') {
    const columns = element.columns.slice(1).map((text) => line([{ text, role: element.role, element: index }]))
    return [tableOf(labels.map((label) => [label, ...columns].flatMap((each) => [cell([each]), cell([])])))]
  }
  if (budget === 'rows' || facts === 'cells') return [tableOf(labels.map((label) => [cell([label]), cell([])]))]
  return labels.map((label) => ({
    ...label,
    words: [{ ...label.words[0]!, text: element.role === 'grid' ? label.words[0]!.text : `${label.words[0]!.text} £` }],
    room: facts === 'fill-in' ? ('rule' as const) : ('none' as const),
  }))
}

function gridOf(element: Element, index: number): SheetBlock {
  const words = (text: string): Words => ({ text, role: element.role, element: index })
  const head = element.role === 'grid' ? ['', ...element.columns] : element.columns
  const rows = element.rows.length > 0 ? element.rows : ['', '', '']
  return {
    kind: 'table',
    header: true,
    rows: [
      head.map((text) => cell(text === '' ? [] : [line([words(text)], { bold: true })])),
      ...rows.map((text) => head.map((_, column) => cell(column === 0 && text !== '' ? [line([words(text)])] : []))),
    ],
  }
}
