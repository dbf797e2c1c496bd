import type { Numbers } from './numbers.ts'
import { line, type SheetLine, type Words } from './sheet.ts'
import type { Style } from './style.ts'
import { topicIn } from './topics.ts'
import type { Unit } from './units.ts'

export function questionWords(unit: Unit, style: Style): Words {
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

export function emphasis(style: Style): Partial<SheetLine> {
  return { bold: style.question === 'bold' || style.question === 'heading', italic: style.question === 'italic' }
}

/** The lines above the room: question, help and limit in the order of the style. */
export function promptLines(unit: Unit, style: Style, numbers: Numbers): SheetLine[] {
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

export function limitWords(limit: Words, style: Style): Words {
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

export function withEnd(text: string, style: Style): string {
  if (style.labelEnd === '* before') return text
  if (style.labelEnd === 'as-is' || /[?:.]$/u.test(text)) return style.labelEnd === ' *' ? `${text} *` : text
  return `${text}${style.labelEnd}`
}
