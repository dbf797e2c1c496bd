import type { CellPlace } from '../../document/cell-reference.ts'
import { attribute, child, childElements, children, textOf, type XmlElement } from '../../xml/xml-element.ts'
import { cellText } from './cell-text.ts'
import { covers, rangesIn, type CellRange } from './cell-range.ts'
import type { SheetEditor } from './sheet-editor.ts'
import type { WorkbookEditor } from './workbook-editor.ts'

/** What a sheet lets people enter in a cell. */
export type CellRule = { readonly kind: 'list'; readonly options: readonly string[] } | { readonly kind: 'number' }

const MOST_OPTIONS = 5_000

/** The rule of a cell; null where anything may be entered. The options of a list that is computed are not known. */
export function ruleAt(workbook: WorkbookEditor, sheet: SheetEditor, place: CellPlace): CellRule | null {
  const rule = rulesOf(sheet.root).find(({ ranges }) => ranges.some((range) => covers(range, place)))
  if (rule === undefined) return null
  if (rule.type === 'list') return { kind: 'list', options: optionsOf(rule.formula, workbook, sheet) }
  return /^(whole|decimal|date|time)$/u.test(rule.type) ? { kind: 'number' } : null
}

interface Validation {
  readonly type: string
  readonly ranges: readonly CellRange[]
  readonly formula: string
}

const known = new WeakMap<XmlElement, readonly Validation[]>()

function rulesOf(root: XmlElement): readonly Validation[] {
  const rules = known.get(root) ?? readRules(root)
  known.set(root, rules)
  return rules
}

/** Lists of another sheet stand in an extension, with elements for what are attributes elsewhere. */
function readRules(root: XmlElement): Validation[] {
  const extended = children(child(root, 'extLst'), 'ext').flatMap(childElements).filter(isNamed('dataValidations'))
  const lists = [...children(root, 'dataValidations'), ...extended]
  return lists
    .flatMap(childElements)
    .filter(isNamed('dataValidation'))
    .map((rule) => {
      const within = (name: string) => textOf(childElements(rule).find(isNamed(name)) ?? null)
      return {
        type: attribute(rule, 'type') ?? 'none',
        ranges: rangesIn([attribute(rule, 'sqref') ?? within('sqref')]),
        formula: within('formula1').trim(),
      }
    })
}

function isNamed(name: string): (element: XmlElement) => boolean {
  return (element) => element.name === name || element.name.endsWith(`:${name}`)
}

function optionsOf(formula: string, workbook: WorkbookEditor, sheet: SheetEditor): string[] {
  const literal = /^"(.*)"$/su.exec(formula)?.[1]
  if (literal !== undefined)
    return literal
      .replaceAll('""', '"')
      .split(',')
      .map((option) => option.trim())
  const named = children(child(workbook.root, 'definedNames'), 'definedName').find(
    (name) => attribute(name, 'name')?.toLowerCase() === formula.toLowerCase(),
  )
  const [, quoted, bare, range = ''] =
    /^(?:'((?:[^']|'')+)'!|([^'!]+)!)?([$A-Z\d:]+)$/u.exec(textOf(named ?? null) || formula) ?? []
  const name = quoted?.replaceAll("''", "'") ?? bare
  const from = name === undefined ? sheet : workbook.sheet(name)
  return from === null ? [] : textsIn(range, workbook, from)
}

function textsIn(range: string, workbook: WorkbookEditor, sheet: SheetEditor): string[] {
  const [found] = rangesIn([range])
  if (found === undefined) return []
  const texts: string[] = []
  for (let { row } = found.from; row <= found.to.row && texts.length < MOST_OPTIONS; row++)
    for (let { column } = found.from; column <= found.to.column && texts.length < MOST_OPTIONS; column++)
      texts.push(cellText(workbook, sheet.cell({ row, column })))
  return texts.filter((text) => text !== '')
}
