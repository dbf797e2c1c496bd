import type { Element } from './notation.ts'
import type { Numbers } from './numbers.ts'
import { cell, line, type SheetBlock, type SheetLine, type Words } from './sheet.ts'
import type { Style } from './style.ts'

/** What is to tick or pick, its prompt and its options, in the manner of the style. */
export function setTicks(element: Element, index: number, style: Style, numbers: Numbers): SheetBlock[] {
  const prompt = element.text === '' ? null : promptOf(element, index, style, numbers)
  const options = element.options.map((text): Words => ({ text, role: 'option', element: index }))
  if (element.kind === 'yes-no' && prompt !== null) return yesNo(prompt, options, style)
  if (options.length === 0) return prompt === null ? [] : [withBox(prompt)]
  if (style.facts === 'cells' && prompt !== null && style.next() < 0.5)
    return [{ kind: 'table', header: false, rows: [[cell([prompt]), cell(optionLines(options, style))]] }]
  return [...(prompt === null ? [] : [prompt]), ...optionLines(options, style)]
}

function promptOf(element: Element, index: number, style: Style, numbers: Numbers): SheetLine {
  const words: Words = {
    text: style.capitals ? element.text.toUpperCase() : element.text,
    role: element.kind === 'declaration' ? 'declaration' : 'tick-prompt',
    element: index,
  }
  const number = element.kind === 'declaration' ? null : numbers.question()
  return line([words], { bold: style.question === 'bold' || style.question === 'heading', number })
}

function withBox(prompt: SheetLine): SheetLine {
  const [first, ...rest] = prompt.words
  return { ...prompt, bold: false, words: [{ ...first!, text: `☐ ${first!.text}` }, ...rest] }
}

/** "Yes / No" behind the question, in the cell beside it, or in boxes below it. */
function yesNo(prompt: SheetLine, options: readonly Words[], style: Style): SheetBlock[] {
  const both: Words = { ...options[0]!, text: joinedOptions(options, style) }
  if (style.facts === 'cells' || style.facts === 'pairs')
    return [{ kind: 'table', header: false, rows: [[cell([prompt]), cell([line([both])])]] }]
  if (style.medium === 'html' || style.ticks === 'bullets') return [prompt, ...optionLines(options, style)]
  return style.next() < 0.5 ? [{ ...prompt, words: [...prompt.words, both] }] : [prompt, line([both])]
}

function joinedOptions(options: readonly Words[], { ticks }: Style): string {
  const texts = options.map(({ text }) => text)
  if (ticks === 'words' || ticks === 'bullets') return texts.join(' / ')
  if (ticks === 'bare') return `${texts.join('/')} (please delete as appropriate)`
  if (ticks === 'brackets') return texts.map((text) => `[ ] ${text}`).join('  ')
  return texts.map((text) => (ticks === 'boxes-after' ? `${text} ☐` : `☐ ${text}`)).join('   ')
}

function optionLines(options: readonly Words[], style: Style): SheetLine[] {
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
  return options.map((option) => line([option], { bullet: style.ticks === 'bullets' }))
}
