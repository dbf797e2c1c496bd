import type { Element } from './notation.ts'
import type { Numbers } from './numbers.ts'
import { cell, line, type SheetBlock, type SheetCell, type SheetLine, type SheetTable, type Words } from './sheet.ts'
import { answerLines, answersTable } from './set-answers.ts'
import type { Style } from './style.ts'
import { topicIn } from './topics.ts'
import type { Answer, Unit } from './units.ts'

/** A question that takes more than a few words, with its help, its limit and the room for its answer. */
export function setQuestion(unit: Unit, style: Style, numbers: Numbers): SheetBlock[] {
  return [...topicOf(unit, style), ...setPrompt(unit, style, numbers), ...noiseOf(style)]
}

function setPrompt(unit: Unit, style: Style, numbers: Numbers): SheetBlock[] {
  if (unit.table !== null)
    return [...promptLines(unit, style, numbers), ...setTextTable(unit.table, unit.answers, style)]
  const prompt = promptLines(unit, style, numbers)
  const answer = style.filled ? answerLines(unit.answers) : placeholderOf(style)
  if (style.long === 'flow' || unit.question.mark === 'heading')
    return [...prompt, ...(style.filled ? [...answer, ...answersTable(unit.answers)] : roomBelow(style))]
  if (style.long === 'boxed') return [table([[cell(prompt)], [cell(answer)]])]
  if (style.long === 'cells') return [table([[cell(prompt), cell(answer)]])]
  return [table([columnsOf(unit, style, numbers, answer)])]
}

function noiseOf({ noise }: Style): SheetBlock[] {
  return (noise ?? []).map((text) => line([{ text, role: 'furniture', element: null }]))
}

/** A heading over the question, where its words tell what it is about. */
function topicOf({ question, index }: Unit, style: Style): SheetBlock[] {
  const topic = style.topics === 'heading' && question.mark === 'none' ? topicIn(question.text) : null
  if (topic === null) return []
  const text = style.section === 'capitals' ? topic.toUpperCase() : topic
  const as = style.section === 'heading' ? 'h2' : 'text'
  return [line([{ text, role: 'heading', element: index }], { as, bold: true })]
}

function table(rows: SheetTable['rows']): SheetTable {
  return { kind: 'table', header: false, rows }
}

/** Number, question and help, limit and answer, each in a column of its own. */
function columnsOf(unit: Unit, style: Style, numbers: Numbers, answer: readonly SheetLine[]): SheetCell[] {
  const number = numbers.question()
  const help = unit.guidance.map((words) => line([words], { italic: style.guidance === 'italic' }))
  return [
    ...(number === null ? [] : [cell([line([{ text: number, role: 'question', element: unit.index }])])]),
    cell([line([questionWords(unit, style)], emphasis(style))]),
    ...(style.guidance === 'column' ? [cell(help)] : []),
    ...(style.limit === 'column' ? [cell(unit.limit === null ? [] : [line([unit.limit])])] : []),
    cell(answer.length > 0 || style.guidance === 'column' ? answer : []),
  ]
}

function questionWords(unit: Unit, style: Style): Words {
  const starred = style.labelEnd === '* before' ? '*' : ''
  const topic = style.topics === 'run-in' && !unit.question.short ? topicIn(unit.question.text) : null
  const text = `${starred}${topic === null ? '' : `${topic}: `}${endOf(unit.question.text, style)}`
  return { text: style.capitals ? text.toUpperCase() : text, role: 'question', element: unit.index }
}

/** Now and then a colon stands where a full stop would, or nothing. */
function endOf(text: string, style: Style): string {
  if (style.labelEnd === ':' && style.next() < 0.15 && !/[?:)]$/u.test(text)) return `${text.replace(/\.$/u, '')}:`
  return text
}

function emphasis(style: Style): Partial<SheetLine> {
  return { bold: style.question === 'bold' || style.question === 'heading', italic: style.question === 'italic' }
}

/** The lines above the room: question, help and limit in the order of the style. */
function promptLines(unit: Unit, style: Style, numbers: Numbers): SheetLine[] {
  const head = headWords(unit, style)
  const asHeading = unit.question.mark === 'heading' || style.question === 'heading'
  const number = unit.question.mark === 'follow-up' ? null : numbers.question()
  const first = line(head, {
    autoNumber: style.listNumbers,
    ...emphasis(style),
    as: asHeading ? 'h2' : 'text',
    number,
    bullet: style.bullets && number === null && !asHeading,
  })
  const help = helpLines(unit, style)
  const lines =
    style.guidance === 'before' && help.length > 0 && style.next() < 0.5 ? [...help, first] : [first, ...help]
  return [
    ...unit.before.map((words) => line([words], { italic: style.guidance === 'italic' })),
    ...lines,
    ...limitLine(unit, style),
  ]
}

/** The question, and in its own line its help and its limit where the style joins them. */
function headWords(unit: Unit, style: Style): Words[] {
  const words = [questionWords(unit, style)]
  if (style.guidance === 'joined' && unit.bullets.size === 0) words.push(...unit.guidance)
  if (style.guidance === 'brackets' && unit.guidance.length === 1 && unit.bullets.size === 0)
    words.push({ ...unit.guidance[0]!, text: `(${unit.guidance[0]!.text.replace(/\.$/u, '')})` })
  if (unit.limit !== null && /joined|brackets|column/.test(style.limit)) words.push(limitWords(unit.limit, style))
  return words
}

function limitWords(limit: Words, style: Style): Words {
  return style.limit === 'joined' || /^[(]/u.test(limit.text) ? limit : { ...limit, text: `(${limit.text})` }
}

function helpLines(unit: Unit, style: Style): SheetLine[] {
  const joined =
    unit.bullets.size === 0 &&
    (style.guidance === 'joined' || (style.guidance === 'brackets' && unit.guidance.length === 1))
  if (joined) return []
  const after = style.limit === 'after-guidance' && unit.limit !== null
  const lines = unit.guidance.map((words, index) =>
    line(after && index === unit.guidance.length - 1 ? [words, unit.limit] : [words], {
      italic: style.guidance === 'italic',
      bullet: unit.bullets.has(words),
    }),
  )
  return withHelpMark(lines, style)
}

/** Help with its mark, in a line of its own where the help takes several. */
function withHelpMark(lines: SheetLine[], { helpMark }: Style): SheetLine[] {
  const [first, ...more] = lines
  if (first === undefined || helpMark === null) return lines
  const mark = { ...first.words[0]!, text: helpMark }
  if (more.length > 0)
    return [{ ...first, words: [mark], bullet: false }, ...lines.map((one) => ({ ...one, bullet: true }))]
  return [{ ...first, words: [mark, ...first.words] }]
}

function limitLine(unit: Unit, style: Style): SheetLine[] {
  if (unit.limit === null || /joined|brackets|column/.test(style.limit)) return []
  if (style.limit === 'after-guidance' && helpLines(unit, style).length > 0) return []
  const text = style.limit === 'counter' ? counterOf(unit.limit.text) : unit.limit.text
  return [line([{ ...unit.limit, text }], { italic: style.guidance === 'italic' })]
}

/** "0/200 words" for a limit that is a plain number of words or characters. */
function counterOf(text: string): string {
  const plain = /(\d[\d,.]*)\s+(words|characters)/u.exec(text)
  return plain === null ? text : `0/${plain[1]} ${plain[2]}`
}

function roomBelow(style: Style): SheetBlock[] {
  if (style.placeholder !== null) return placeholderOf(style)
  if (style.room === 'none') return []
  const lines = 1 + Math.floor(style.next() * 3)
  if (style.room === 'blank') return [{ kind: 'space', as: 'blank', lines: 3 + lines }]
  if (style.room === 'box') return [{ kind: 'space', as: 'box', lines }]
  return [{ kind: 'space', as: 'rules', lines }]
}

function placeholderOf({ placeholder, filled }: Style): SheetLine[] {
  return placeholder === null || filled ? [] : [line([{ text: placeholder, role: 'furniture', element: null }])]
}

/** A table of text to fill row by row, or with the rows of its answer. */
export function setTextTable({ element, words }: Answer, answers: readonly Answer[], style: Style): SheetBlock[] {
  const head = element.columns.map((text) => cell([line([{ ...words, text }], { bold: style.next() < 0.7 })]))
  if (style.filled && answers.length > 0) return [...answerLines(answers), ...answersTable(answers)]
  if (style.repeats && !style.filled) return repeatedLabels(element, words, style)
  const empty = Array.from({ length: element.emptyRows }, () => element.columns.map(() => cell([])))
  return [{ kind: 'table', header: true, rows: [head, ...empty] }]
}

/** The columns as labels, once for each of the first rows. */
function repeatedLabels(element: Element, words: Words, style: Style): SheetBlock[] {
  const rows = Array.from({ length: Math.min(3, element.emptyRows) }, (_, row) => row + 1)
  const labels = element.columns.map((text) => ({ ...words, text: withEnd(text, style) }))
  if (style.facts === 'cells')
    return [table(rows.flatMap(() => labels.map((label) => [cell([line([label])]), cell([])])))]
  const room = style.facts === 'bare' || style.facts === 'boxes' ? 'none' : 'rule'
  return rows.flatMap((row) =>
    labels.map((label, index) =>
      line([label], { room, number: index === 0 && style.numbering !== 'none' ? `${row}.` : null }),
    ),
  )
}

/** A run of short fields. */
export function setFacts(units: readonly Unit[], style: Style, numbers: Numbers): SheetBlock[] {
  const lines = units.flatMap((unit) => [factOf(unit, style, numbers), ...addressLinesOf(unit, style)])
  if (style.facts === 'cells') return [table(lines.map(({ label, answer }) => [cell(label), cell(answer)]))]
  if (style.facts === 'pairs') return [table(paired(lines.map(({ label, answer }) => [cell(label), cell(answer)])))]
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

function withEnd(text: string, style: Style): string {
  if (style.labelEnd === '* before') return text
  if (style.labelEnd === 'as-is' || /[?:.]$/u.test(text)) return style.labelEnd === ' *' ? `${text} *` : text
  return `${text}${style.labelEnd}`
}

/** The label with its line to write on, or with its answer behind it. */
function withRoom(label: SheetLine[], answer: SheetLine[], room: SheetLine['room']): SheetLine[] {
  const [first, ...below] = label
  if (answer.length === 0) return [{ ...first!, room }, ...below]
  const colon = /[:?*]$/u.test(first!.words.at(-1)!.text) ? '' : ':'
  const words = [...first!.words.slice(0, -1), { ...first!.words.at(-1)!, text: first!.words.at(-1)!.text + colon }]
  return [{ ...first!, words: [...words, ...answer[0]!.words] }, ...below, ...answer.slice(1)]
}
