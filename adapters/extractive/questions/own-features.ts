import type { Candidate } from './candidates.ts'
import { type Features, flag } from './known-line.ts'

const CELLS = ['none', 'plain', 'beside', 'label']

const CONTROLS = ['text', 'multiline', 'date', 'number', 'choice', 'tick', 'file', 'signature']

/** Features of a candidate by itself. */
export function ownFeatures({ kind, line, space }: Candidate): Features {
  return {
    kind: kind === 'line' ? 0 : 1,
    level: line?.level ?? -1,
    cell: line === null ? -1 : CELLS.indexOf(line.cell),
    listLevel: line?.listLevel ?? 0,
    bold: flag(line?.bold ?? false),
    italic: flag(line?.italic ?? false),
    numbered: flag(line?.number != null),
    number: numberKind(line?.number ?? null),
    control: space === null ? -1 : CONTROLS.indexOf(space.control),
    value: space?.value == null ? 0 : space.value.split(/\s+/u).length,
  }
}

const NUMBER_KINDS = [/^\d+$/u, /^\d+(?:[.-]\d+)+$/u, /^\d+\.?[a-z]$/iu, /^[a-z]$/u, /^[A-Z]$/u, /^[ivx]+$/iu]

/** The notation of an ordinal: 1, 1.2, 1a, a, A, iv; -1 without one. */
export function numberKind(number: string | null): number {
  if (number === null) return -1
  const found = NUMBER_KINDS.findIndex((kind) => kind.test(number.replace(/[.)]$/u, '')))
  return found < 0 ? NUMBER_KINDS.length : found
}

/** Style key, shared by lines with the same formatting. */
export function styleOf(candidate: Candidate): string {
  const { line, kind, space } = candidate
  if (line === null) return `${kind} ${space?.control ?? ''}`
  return [line.level, line.bold, line.italic, line.listLevel, line.cell, numberKind(line.number)].join(' ')
}

/** Style key by number and end mark only. */
export function shapeStyle({ line, text, kind }: Candidate): string {
  const end = /[?:.](?=\W*$)/u.exec(text)?.[0] ?? ''
  return [kind, numberKind(line?.number ?? null), line?.level ?? '', end].join(' ')
}
