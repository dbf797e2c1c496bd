import type { Numbers } from './numbers.ts'
import { emphasis, promptLines, questionWords } from './prompt-lines.ts'
import { answerLines, answersTable, placeholderOf } from './set-answers.ts'
import { setTextTable } from './set-text-table.ts'
import { cell, line, tableOf, type SheetBlock, type SheetCell, type SheetLine } from './sheet.ts'
import type { Style } from './style.ts'
import { topicIn } from './topics.ts'
import type { Unit } from './units.ts'

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
  if (style.long === 'boxed') return [tableOf([[cell(prompt)], [cell(answer)]])]
  if (style.long === 'cells') return [tableOf([[cell(prompt), cell(answer)]])]
  return [tableOf([columnsOf(unit, style, numbers, answer)])]
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

function roomBelow(style: Style): SheetBlock[] {
  if (style.placeholder !== null) return placeholderOf(style)
  if (style.room === 'none') return []
  const lines = 1 + Math.floor(style.next() * 3)
  if (style.room === 'blank') return [{ kind: 'space', as: 'blank', lines: 3 + lines }]
  if (style.room === 'box') return [{ kind: 'space', as: 'box', lines }]
  return [{ kind: 'space', as: 'rules', lines }]
}
