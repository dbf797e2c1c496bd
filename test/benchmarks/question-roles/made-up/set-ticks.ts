import type { Element } from './notation.ts'
import type { Numbers } from './numbers.ts'
import { cell, line, type SheetBlock, type SheetLine, type Words } from './sheet.ts'
import type { Style } from './style.ts'

/** What is to tick or pick, its prompt and its options, in the manner of the style. */
export function setTicks(element: Element, index: number, style: Style, numbers: Numbers): SheetBlock[] {
  const prompt = element.text === '' ? null : promptOf(element, index, style, numbers)
  const options = element.options.map((text): Words => ({ text, role: 'option', element: index }))
  if (element.kind === 'yes-no' && prompt !== null) return routed(prompt, options, index, style)
  if (options.length === 0) return prompt === null ? [] : [withBox(prompt)]
  if (style.facts === 'cells' && prompt !== null && style.next() < 0.5)
    return [{ kind: 'table', header: false, rows: [[cell([prompt]), cell(optionLines(options, style))]] }]
  if (style.ticks === 'columns') return inColumns(prompt, options)
  return [...(prompt === null ? [] : [prompt]), ...optionLines(options, style)]
}

/** The options in two columns of a table, below the prompt in a row of its own. */
function inColumns(prompt: SheetLine | null, options: readonly Words[]): SheetBlock[] {
  const rows = options.flatMap((left, index) => (index % 2 === 0 ? [[left, options[index + 1]]] : []))
  const cells = rows.map((row) => row.map((words) => cell(words == null ? [] : [line([words])])))
  return [{ kind: 'table', header: false, rows: [...(prompt === null ? [] : [[cell([prompt], 2)]]), ...cells] }]
}

function promptOf(element: Element, index: number, style: Style, numbers: Numbers): SheetLine {
  const words: Words = {
    text: style.capitals ? element.text.toUpperCase() : element.text,
    role: element.kind === 'declaration' ? 'declaration' : 'tick-prompt',
    element: index,
  }
  const number = element.kind === 'declaration' ? null : numbers.question()
  const heading = style.question === 'heading' && element.kind !== 'declaration'
  return line([words], { bold: style.question === 'bold' || heading, as: heading ? 'h2' : 'text', number })
}

/** The yes/no question with where each answer leads, on the same line or below. */
function routed(prompt: SheetLine, options: readonly Words[], index: number, style: Style): SheetBlock[] {
  const route = routeOf(index, style)
  if (route.length === 0 || style.next() < 0.5) return [...yesNo(prompt, options, style), ...route]
  const both = {
    ...prompt,
    words: [...prompt.words, ...route[0]!.words.map((words) => ({ ...words, role: 'tick-prompt' as const }))],
  }
  return yesNo(both, options, style)
}

/** "If 'No', go to question 12", where the style sends readers about. */
function routeOf(index: number, style: Style): SheetLine[] {
  if (style.next() > 0.12) return []
  const to = 2 + Math.floor(style.next() * 20)
  const text =
    style.next() < 0.5 ? `If 'No', go to ${to}` : `If yes, go to question ${to}. If no, go to the next section.`
  return [line([{ text, role: 'guidance', element: index }], { italic: style.guidance === 'italic' })]
}

function withBox(prompt: SheetLine): SheetLine {
  const [first, ...rest] = prompt.words
  return { ...prompt, bold: false, words: [{ ...first!, text: `☐ ${first!.text}` }, ...rest] }
}

/** "Yes / No" behind the question, in the cell beside it, or in boxes below it. */
function yesNo(prompt: SheetLine, options: readonly Words[], style: Style): SheetBlock[] {
  if (style.ticks === 'left-out') return [prompt]
  const both: Words = { ...options[0]!, text: joinedOptions(options, style) }
  if (style.facts === 'cells' || style.facts === 'pairs')
    return [{ kind: 'table', header: false, rows: [[cell([prompt]), cell([line([both])])]] }]
  if (style.medium === 'html' || style.ticks === 'bullets') return [prompt, ...optionLines(options, style)]
  return style.next() < 0.5 ? [{ ...prompt, words: [...prompt.words, both] }] : [prompt, line([both])]
}

function joinedOptions(options: readonly Words[], { ticks }: Style): string {
  const texts = options.map(({ text }) => text)
  if (ticks === 'inline') return texts.join('  ')
  if (ticks === 'words' || ticks === 'bullets') return texts.join(' / ')
  if (ticks === 'bare') return `${texts.join('/')} (please delete as appropriate)`
  if (ticks === 'brackets') return texts.map((text) => `[ ] ${text}`).join('  ')
  return texts.map((text) => (ticks === 'boxes-after' ? `${text} ☐` : `☐ ${text}`)).join('   ')
}

const UNPRINTED = ['(Dropdown menu)', 'Please select', '[select one]', '-- None --']

function optionLines(options: readonly Words[], style: Style): SheetLine[] {
  if (style.ticks === 'left-out')
    return [line([{ ...options[0]!, text: UNPRINTED[options.length % UNPRINTED.length]! }])]
  if (style.ticks === 'inline') return [line([{ ...options[0]!, text: options.map(({ text }) => text).join('   ') }])]
  if (style.ticks === 'boxes-inline' && options.length < 6) {
    const words = options.map((option): Words => ({ ...option, text: `☐ ${option.text}` }))
    return [line(words)]
  }
  if (style.ticks === 'words' && options.length < 6)
    return [line([{ ...options[0]!, text: options.map(({ text }) => text).join(' / ') }])]
  const marks: Partial<Record<Style['ticks'], (text: string) => string>> = {
    boxes: (text) => `☐ ${text}`,
    brackets: (text) => `[ ] ${text}`,
    'boxes-after': (text) => `${text} ☐`,
  }
  const marked = marks[style.ticks]
  if (marked !== undefined) return options.map((option) => line([{ ...option, text: marked(option.text) }]))
  return options.map((option) => line([option], { bullet: style.ticks === 'bullets', bold: style.boldOptions }))
}
