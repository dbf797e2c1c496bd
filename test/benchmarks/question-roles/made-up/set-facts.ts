import type { Numbers } from './numbers.ts'
import { emphasis, limitWords, questionWords, withEnd } from './prompt-lines.ts'
import { cell, line, tableOf, type SheetBlock, type SheetCell, type SheetLine } from './sheet.ts'
import { answerLines, placeholderOf } from './set-answers.ts'
import type { Style } from './style.ts'
import type { Unit } from './units.ts'

/** A run of short fields. */
export function setFacts(units: readonly Unit[], style: Style, numbers: Numbers): SheetBlock[] {
  const lines = units.flatMap((unit) => [factOf(unit, style, numbers), ...addressLinesOf(unit, style)])
  if (style.facts === 'cells') return [tableOf(lines.map(({ label, answer }) => [cell(label), cell(answer)]))]
  if (style.facts === 'pairs') return [tableOf(paired(lines.map(({ label, answer }) => [cell(label), cell(answer)])))]
  if (style.facts === 'boxes')
    return lines.flatMap(({ label, answer }): SheetBlock[] =>
      answer.length > 0 ? [...label, ...answer] : [...label, { kind: 'space', as: 'box', lines: 1 }],
    )
  const room = style.facts === 'bare' || style.filled ? 'none' : style.room === 'dots' ? 'dots' : 'rule'
  return lines.flatMap(({ label, answer }) => withRoom(label, answer, room))
}

const ADDRESS_LINES = [
  ['Town', 'County', 'Postcode'],
  ['Address line 2', 'Town/City', 'Post Code'],
  ['City', 'State', 'Zip'],
  ['Street', 'City', 'Province', 'Postal code'],
  ['Postcode'],
  ['City', 'Country'],
]

/** The lines of an address under its label, which ask for no more than it does. */
function addressLinesOf(
  { question, index, guidance }: Unit,
  style: Style,
): { label: SheetLine[]; answer: SheetLine[] }[] {
  if (!style.addressLines || question.kind !== 'address' || guidance.length > 0 || style.filled) return []
  if (/post ?code|zip|\(|town|city|adress|indirizzo|direcci/iu.test(question.text)) return []
  return ADDRESS_LINES[question.text.length % ADDRESS_LINES.length]!.map((text) => ({
    label: [line([{ text: withEnd(text, style), role: 'guidance', element: index }], emphasis(style))],
    answer: [],
  }))
}

function paired(cells: readonly SheetCell[][]): SheetCell[][] {
  const rows: SheetCell[][] = []
  for (let index = 0; index < cells.length; index += 2) {
    const [left, right] = [cells[index]!, cells[index + 1]]
    rows.push(right === undefined ? [left[0]!, { ...left[1]!, span: 3 }] : [...left, ...right])
  }
  return rows
}

function factOf(unit: Unit, style: Style, numbers: Numbers): { label: SheetLine[]; answer: SheetLine[] } {
  const words = questionWords(unit, style)
  const text = withEnd(words.text, style)
  const label = { ...words, text: style.capitalLabels ? text.toUpperCase() : text }
  const [help] = unit.guidance
  const bracketed = help === undefined ? [] : [{ ...help, text: `(${help.text.replace(/\.$/u, '')})` }]
  const inline = style.guidance === 'brackets' || style.guidance === 'joined'
  const limit = unit.limit === null ? [] : [limitWords(unit.limit, style)]
  const number = style.numbersFacts && unit.question.mark !== 'follow-up' ? numbers.question() : null
  const first = line([label, ...(inline ? bracketed : []), ...limit], {
    bold: style.question === 'bold' || (style.question === 'heading' && style.medium === 'html'),
    number,
    autoNumber: style.listNumbers,
    bullet: style.bullets && number === null && style.facts !== 'cells' && style.facts !== 'pairs',
  })
  const below = inline || help === undefined ? [] : [line([help], { italic: style.guidance === 'italic' })]
  return { label: [first, ...below], answer: style.filled ? answerLines(unit.answers) : placeholderOf(style) }
}

/** The label with its line to write on, or with its answer behind it. */
function withRoom(label: SheetLine[], answer: SheetLine[], room: SheetLine['room']): SheetLine[] {
  const [first, ...below] = label
  if (answer.length === 0) return [{ ...first!, room }, ...below]
  const colon = /[:?*]$/u.test(first!.words.at(-1)!.text) ? '' : ':'
  const words = [...first!.words.slice(0, -1), { ...first!.words.at(-1)!, text: first!.words.at(-1)!.text + colon }]
  return [{ ...first!, words: [...words, ...answer[0]!.words] }, ...below, ...answer.slice(1)]
}
