import { PDFArray, PDFDict, PDFName, type PDFContext, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib'

const FORM = PDFName.of('AcroForm')
const FIELDS = PDFName.of('Fields')
const KIDS = PDFName.of('Kids')
const PARENT = PDFName.of('Parent')
const TYPE = PDFName.of('FT')
/** Maximum depth of nested fields; forms have about five. */
const DEEPEST = 50

interface Branch {
  readonly dict: PDFDict
  /** The key of its child fields. */
  readonly key: PDFName
  readonly depth: number
  readonly hasType: boolean
  readonly below: { readonly value: PDFObject; readonly branch: Branch }[]
}

function dictIn(value: PDFObject | undefined, context: PDFContext): PDFDict | null {
  const found = context.lookup(value)
  return found instanceof PDFDict ? found : null
}

/** Ancestors of a field; it loses its parent if they form a cycle or are too many. */
export function cutEndlessParents(dict: PDFDict, context: PDFContext): readonly PDFDict[] {
  const above: PDFDict[] = []
  for (let next = dictIn(dict.get(PARENT), context); next !== null; next = dictIn(next.get(PARENT), context)) {
    if (next === dict || above.includes(next) || above.length === DEEPEST) {
      dict.delete(PARENT)
      return []
    }
    above.push(next)
  }
  return above
}

/**
 * Turns a document's fields into a tree: the library follows kids and parents endlessly in a cycle, overflows its stack
 * on deep nesting, and fails on fields without a type. A field belongs to the first that lists it.
 */
export function untangleFields({ catalog, context }: PDFDocument): void {
  const dictOf = (value: PDFObject | undefined) => dictIn(value, context)
  const listOf = ({ dict, key }: Branch): PDFObject[] => {
    const found = context.lookup(dict.get(key))
    return found instanceof PDFArray ? found.asArray() : []
  }
  const form = dictOf(catalog.get(FORM))
  if (form === null) return
  const root: Branch = { dict: form, key: FIELDS, depth: 0, hasType: false, below: [] }
  const seen = new Set([form])
  const branches = [root]
  for (const branch of branches) {
    for (const value of branch.depth < DEEPEST ? listOf(branch) : []) {
      const dict = dictOf(value)
      if (dict === null || seen.has(dict)) continue
      seen.add(dict)
      const hasType = branch.hasType || [dict, ...cutEndlessParents(dict, context)].some((one) => one.has(TYPE))
      const kid: Branch = { dict, key: KIDS, depth: branch.depth + 1, hasType, below: [] }
      branch.below.push({ value, branch: kid })
      branches.push(kid)
    }
  }
  const dropped = new Set<Branch>()
  for (const branch of branches.toReversed()) {
    const kept = branch.below.filter((one) => !dropped.has(one.branch))
    if (kept.length === 0 && !branch.hasType) dropped.add(branch)
    if (kept.length === listOf(branch).length) continue
    branch.dict.set(branch.key, context.obj(kept.map(({ value }) => value)))
  }
}
