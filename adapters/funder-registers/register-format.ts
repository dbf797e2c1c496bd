import type { RegisterFormat } from '../../core/funders/funder-import.ts'
import type { RegisterRecord } from '../../core/funders/ports.ts'
import type { RegisterSource } from '../../core/funders/register-facts.ts'

/** A record of a file: its texts by field name. */
export type Row = Readonly<Record<string, unknown>>

/** A kind of file: its distinguishing fields, and the meaning of its records. */
export interface RegisterTable {
  readonly format: RegisterFormat
  readonly source: RegisterSource
  fits(row: Row): boolean
  /** Reads one file row by row; null for a row that completes no record. */
  reading(): (row: Row) => RegisterRecord | null
}

/** The trimmed text of a field; null if it is empty or a placeholder for "none". */
export function textIn(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  return text === '' || text === 'NA' ? null : text
}

/** A number as spreadsheets write it, such as "£1,200.50"; null for anything else. */
export function amountIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const text = textIn(value)?.replace(/[£$€,\s]/g, '') ?? ''
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

const ISO_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:[T ].*)?$/
const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/

/** A date, or a year alone, as ISO 8601; null for anything else. 05/06/2014 is in June. */
export function dateIn(value: unknown): string | null {
  const text = textIn(value) ?? ''
  const iso = ISO_DATE.exec(text)
  if (iso) return iso.slice(1).filter(Boolean).join('-')
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? []
  return year === '' ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

export function problem(sentence: string): RegisterRecord {
  return { problem: sentence }
}
