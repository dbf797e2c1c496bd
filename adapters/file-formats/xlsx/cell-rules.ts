import { formWords } from '../../../core/languages/languages.ts'
import { attribute, child, childElements, children, textOf, type XmlElement } from '../xml/xml-element.ts'
import { rangesIn, type CellRange } from './cell-range.ts'

/** Entry that a sheet allows in some of its cells (data validation, ISO/IEC 29500-1, 18.3.1.32). */
export interface CellRule {
  readonly type: RuleType
  readonly ranges: readonly CellRange[]
  /** Options of a list, in order; empty if a formula computes them. */
  readonly options: readonly string[]
  /** Null for any length. */
  readonly maxCharacters: number | null
  /** For numbers and dates, both as Excel numbers; null if computed. */
  readonly least: Bound | null
  readonly most: Bound | null
  /** Message shown beside the cell during entry. */
  readonly prompt: string | null
}

type RuleType = 'list' | 'whole' | 'decimal' | 'date' | 'time' | 'textLength' | 'other'

interface Bound {
  readonly value: number
  /** Whether the value itself is allowed. */
  readonly isIncluded: boolean
}

/** Looks up the options of lists. */
export interface ListSource {
  /** Formula of a defined name in the workbook; null if unknown. */
  readonly named: (name: string) => string | null
  /** Texts of a range's cells, row by row, up to `most`; a null sheet is the rule's own. */
  readonly textsIn: (sheet: string | null, range: CellRange, most: number) => readonly string[]
}

const MOST_OPTIONS = 5_000
const TYPES: ReadonlySet<string> = new Set<RuleType>(['list', 'whole', 'decimal', 'date', 'time', 'textLength'])

/**
 * Reads the rules of a worksheet. Lists on another sheet are stored in an extension, with elements in place of
 * attributes.
 */
export function readRules(root: XmlElement, source: ListSource): CellRule[] {
  const lists = new Map<string, readonly string[]>()
  const extended = children(child(root, 'extLst'), 'ext').flatMap(childElements).filter(isNamed('dataValidations'))
  return [...children(root, 'dataValidations'), ...extended]
    .flatMap(childElements)
    .filter(isNamed('dataValidation'))
    .map((rule) =>
      readRule(rule, (formula) => {
        const options = lists.get(formula) ?? optionsOf(formula, source)
        lists.set(formula, options)
        return options
      }),
    )
}

function isNamed(name: string): (element: XmlElement) => boolean {
  return (element) => element.name === name || element.name.endsWith(`:${name}`)
}

function readRule(rule: XmlElement, optionsIn: (formula: string) => readonly string[]): CellRule {
  const within = (name: string) => textOf(childElements(rule).find(isNamed(name)) ?? null).trim()
  const told = attribute(rule, 'type') ?? 'none'
  const [first, second] = [within('formula1'), within('formula2')]
  const bounds = boundsOf(attribute(rule, 'operator') ?? 'between', numberOf(first), numberOf(second))
  const length = told === 'custom' ? lengthIn(first) : null
  const type = length !== null ? 'textLength' : TYPES.has(told) ? (told as RuleType) : 'other'
  return {
    type,
    ranges: rangesIn([attribute(rule, 'sqref') ?? within('sqref')]),
    options: type === 'list' ? optionsIn(first) : [],
    maxCharacters: type === 'textLength' ? (length ?? wholeMost(bounds.most)) : null,
    ...bounds,
    prompt: isOn(attribute(rule, 'showInputMessage')) ? promptOf(rule) : null,
  }
}

function isOn(value: string | null): boolean {
  return value === '1' || value === 'true'
}

/** Excel writes line breaks in attributes as "_x000a_". */
function promptOf(rule: XmlElement): string | null {
  const texts = [attribute(rule, 'prompt'), attribute(rule, 'promptTitle')].map((text) =>
    (text ?? '')
      .replace(/_x000[ad]_/giu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
  return texts.find((text) => text !== '') ?? null
}

/** A literal number; null for a formula. */
function numberOf(formula: string): number | null {
  const digits = formula.replace(/^=/u, '').trim()
  if (/^-?\d+(?:\.\d+)?$/u.test(digits)) return Number(digits)
  const [, year, month, day] = /^DATE\(\s*(\d{4})\s*,\s*(\d{1,2})\s*,\s*(\d{1,2})\s*\)$/iu.exec(digits) ?? []
  return year === undefined ? null : Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000 + 25_569
}

function boundsOf(operator: string, first: number | null, second: number | null): Pick<CellRule, 'least' | 'most'> {
  const bound = (value: number | null, isIncluded = true): Bound | null =>
    value === null ? null : { value, isIncluded }
  switch (operator) {
    case 'between':
      return { least: bound(first), most: bound(second) }
    case 'equal':
      return { least: bound(first), most: bound(first) }
    case 'lessThan':
    case 'lessThanOrEqual':
      return { least: null, most: bound(first, operator === 'lessThanOrEqual') }
    case 'greaterThan':
    case 'greaterThanOrEqual':
      return { least: bound(first, operator === 'greaterThanOrEqual'), most: null }
    default:
      return { least: null, most: null }
  }
}

function wholeMost(most: Bound | null): number | null {
  return most === null ? null : most.isIncluded ? Math.floor(most.value) : Math.ceil(most.value) - 1
}

/** Maximum length in a formula such as "LEN(B4)<=300". */
function lengthIn(formula: string): number | null {
  const [, operator, most] = /^=?\s*LEN\(\s*\$?[A-Z]+\$?\d+\s*\)\s*(<=?)\s*(\d+)$/iu.exec(formula) ?? []
  return most === undefined ? null : Number(most) - (operator === '<' ? 1 : 0)
}

/** Whether a number or date is allowed. */
export function allows({ type, least, most }: CellRule, number: number): boolean {
  if (type === 'whole' && !Number.isInteger(number)) return false
  const isAbove = least === null || number > least.value || (least.isIncluded && number === least.value)
  const isBelow = most === null || number < most.value || (most.isIncluded && number === most.value)
  return isAbove && isBelow
}

/** List entry that only asks for a choice; "None" is an answer. */
const UNPICKED = new RegExp(String.raw`^(?!none$)[-–—\s]*(?:${formWords('unfilledChoices')})?[-–—\s.…]*$`, 'iu')

function optionsOf(formula: string, source: ListSource): string[] {
  const literal = /^"(.*)"$/su.exec(formula)?.[1]
  const texts = literal === undefined ? textsOf(formula, source) : literal.replaceAll('""', '"').split(',')
  return texts.map((text) => text.trim()).filter((text) => !UNPICKED.test(text))
}

function textsOf(formula: string, source: ListSource): readonly string[] {
  const told = /^=?\s*(?:INDIRECT\(\s*"([^"]+)"\s*\)|(.+))$/iu.exec(formula)
  const meant = told?.[1] ?? told?.[2] ?? ''
  const [, quoted, bare, cells = ''] =
    /^(?:'((?:[^']|'')+)'!|([^'!]+)!)?([$A-Z\d:]+)$/u.exec(source.named(meant) ?? meant) ?? []
  const [range] = rangesIn([cells])
  const sheet = quoted?.replaceAll("''", "'") ?? bare ?? null
  return range === undefined ? [] : source.textsIn(sheet, range, MOST_OPTIONS)
}
