import type { Element, WrittenForm } from './notation.ts'
import { cell, line, type Sheet, type SheetBlock, type SheetLine, type Words } from './sheet.ts'
import { unitAt, type Unit } from './units.ts'

type Manner = 'keys' | 'columns' | 'list' | 'run-in' | 'header-row'

/** A form written out as a list of its fields, as those who build web forms keep it. */
export function setRecords(form: WrittenForm, manner: Manner): Sheet {
  const set: SheetBlock[] = [line([{ text: form.title, role: 'title', element: null }], { as: 'title', bold: true })]
  let rows: Field[] = []
  const close = () => {
    if (rows.length > 0) set.push(...fieldsOf(rows, manner))
    rows = []
  }
  for (let index = 0; index < form.elements.length;) {
    const element = form.elements[index]!
    const { unit, next } = unitAt(form.elements, index)
    const field = fieldOf(element, index, unit)
    if (field !== null) rows.push(field)
    else {
      close()
      set.push(...otherOf(element, index))
    }
    index = element.role === 'question' ? next : index + 1
  }
  close()
  return set
}

interface Field {
  readonly asks: Words
  readonly help: readonly Words[]
  readonly limit: Words | null
  readonly type: string
  readonly options: readonly Words[]
}

function fieldOf(element: Element, index: number, unit: Unit): Field | null {
  const words = (text: string, role: Words['role']): Words => ({ text, role, element: index })
  if (element.role === 'question' && element.text !== '')
    return {
      asks: words(element.text, 'question'),
      help: unit.guidance,
      limit: unit.limit,
      type: typeOf(element),
      options: [],
    }
  if (element.role === 'tick-prompt' && element.text !== '')
    return {
      asks: words(element.text, 'tick-prompt'),
      help: [],
      limit: null,
      type: element.options.length > 2 ? 'Dropdown' : 'Radio buttons',
      options: element.options.map((text) => words(text, 'option')),
    }
  if (element.role !== 'attachment') return null
  return { asks: words(element.text, 'attachment'), help: [], limit: null, type: 'File upload', options: [] }
}

const TYPES: Partial<Record<NonNullable<Element['kind']>, string>> = {
  date: 'Date',
  number: 'Number',
  money: 'Currency',
  table: 'Table',
}

function typeOf(element: Element): string {
  const long = element.kind === 'text' && element.text.split(/\s+/u).length > 5
  return TYPES[element.kind ?? 'text'] ?? (long ? 'Long text' : 'Short text')
}

function otherOf(element: Element, index: number): SheetBlock[] {
  if (element.text === '' || element.role === 'budget' || element.role === 'grid') return []
  const heading = element.role === 'heading' || element.role === 'group'
  return [line([{ text: element.text, role: element.role, element: index }], heading ? { as: 'h2', bold: true } : {})]
}

function fieldsOf(fields: readonly Field[], manner: Manner): SheetBlock[] {
  if (manner === 'columns') return [tableOf(fields)]
  if (manner === 'header-row') return [headerRow(fields)]
  if (manner === 'run-in') return fields.map(runIn)
  return fields.flatMap((field) => (manner === 'keys' ? keysOf(field) : listOf(field)))
}

const key = (text: string): Words => ({ text, role: 'furniture', element: null })

function keysOf({ asks, help, limit, type, options }: Field): SheetLine[] {
  return [
    line([key('Question:'), asks], { bold: true }),
    ...(help.length === 0 ? [] : [line([key('Help text:'), ...help])]),
    line([key(`Field type: ${type}`)]),
    ...(options.length === 0
      ? []
      : [line([key('Options:'), ...options.map((option) => ({ ...option, text: `${option.text};` }))])]),
    ...(limit === null ? [] : [line([key('Limit:'), limit])]),
    line([key('Required: Yes')]),
  ]
}

function listOf({ asks, help, limit, type, options }: Field): SheetLine[] {
  const details = limit === null ? [key(`(${type})`)] : [key(`(${type},`), { ...limit, text: `${limit.text})` }]
  return [
    line([asks, ...details], { bullet: true }),
    ...help.map((words) => line([words], { italic: true })),
    ...options.map((option) => line([option])),
  ]
}

/** "Objectives (4,000 characters); list the main ones": name, limit and help in one item. */
function runIn({ asks, help, limit, options }: Field): SheetLine {
  const limited = limit === null ? [] : [{ ...limit, text: /^\(/u.test(limit.text) ? limit.text : `(${limit.text})` }]
  const rest = [...help, ...options]
  const mark = asks.text.length % 2 === 0 ? ';' : ':'
  const head = [asks, ...limited]
  const last = head.at(-1)!
  const ended =
    rest.length === 0 ? head : [...head.slice(0, -1), { ...last, text: `${last.text.replace(/[?.:]$/u, '')}${mark}` }]
  return line([...ended, ...rest], { bullet: true })
}

/** An exported web form: the questions across, the answers of one applicant or nothing below. */
function headerRow(fields: readonly Field[]): SheetBlock {
  const head = fields.map(({ asks, limit }) => cell([line(limit === null ? [asks] : [asks, limit], { bold: true })]))
  return { kind: 'table', header: true, rows: [head, fields.map(() => cell([]))] }
}

function tableOf(fields: readonly Field[]): SheetBlock {
  const head = ['Question', 'Guidance', 'Type', 'Limit']
  return {
    kind: 'table',
    header: true,
    rows: [
      head.map((text) => cell([line([key(text)], { bold: true })])),
      ...fields.map(({ asks, help, limit, type, options }) => [
        cell([line([asks])]),
        cell([...help, ...options].map((words) => line([words]))),
        cell([line([key(type)])]),
        cell(limit === null ? [] : [line([limit])]),
      ]),
    ],
  }
}
