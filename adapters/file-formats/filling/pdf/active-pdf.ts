import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib'

const ACTIONS = new Set(['/JavaScript', '/Launch', '/SubmitForm', '/ImportData'])
/** How deep an action stands in an object at the most. */
const DEEPEST = 5

/** Whether a PDF runs scripts, starts programs or sends what is filled in. */
export function isActivePdf({ context }: PDFDocument): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => holdsAction(object, 0))
}

function holdsAction(object: PDFObject | undefined, depth: number): boolean {
  if (depth > DEEPEST) return false
  if (object instanceof PDFArray) return object.asArray().some((one) => holdsAction(one, depth + 1))
  if (!(object instanceof PDFDict)) return false
  const action = object.get(PDFName.of('S'))
  if (action instanceof PDFName && ACTIONS.has(action.asString())) return true
  return object.entries().some(([, value]) => holdsAction(value, depth + 1))
}
