import type { DocumentLine } from './document-lines.ts'

/** What a form or a letterhead gives beside a label. */
export interface LabelledValue {
  readonly label: string
  readonly value: string
  readonly line: DocumentLine
}

const LONGEST_LABEL = 90
const LONGEST_VALUE = 400
const LABEL_AND_VALUE = /^(?<label>[^:|]{2,90}?)\s*:\s*(?<value>\S.*)$/u

/** Values with their labels: "Label: value", "Label | value", an answer with its question, or a label over its value. */
export function labelledValues(lines: readonly DocumentLine[]): LabelledValue[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    return [...inLine(line), ...inRow(line), ...answered(line), ...(next ? below(line, next) : [])].filter(isShort)
  })
}

function inLine(line: DocumentLine): LabelledValue[] {
  return line.text.split(' | ').flatMap((cell) => {
    const { label, value } = LABEL_AND_VALUE.exec(cell)?.groups ?? {}
    return label === undefined || value === undefined ? [] : [{ label, value, line }]
  })
}

function inRow(line: DocumentLine): LabelledValue[] {
  const cells = line.text.split(' | ').map((cell) => cell.trim())
  return cells.slice(1).flatMap((value, at) => (value === '' ? [] : [{ label: cells[at]!, value, line }]))
}

function answered(line: DocumentLine): LabelledValue[] {
  return line.question === null ? [] : [{ label: line.question, value: line.text, line }]
}

function below(label: DocumentLine, line: DocumentLine): LabelledValue[] {
  const isLabel = /[:?*]$/.test(label.text) || label.heading === label.text
  return isLabel ? [{ label: label.text, value: line.text, line }] : []
}

function isShort({ label, value }: LabelledValue): boolean {
  return label.length <= LONGEST_LABEL && value.length <= LONGEST_VALUE
}
