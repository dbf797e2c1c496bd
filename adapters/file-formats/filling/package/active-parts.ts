import type { FilledNote } from '../../../../core/hand-in/ports.ts'
import type { PackageEditor } from './package-editor.ts'

/** Macros, controls, embedded objects and external data, by part name. */
const ACTIVE_PART = /(?:^|\/)(?:vbaProject\.bin$|activeX\/|embeddings\/|externalLinks\/|Basic\/|Scripts\/)/iu
/** A template, object or picture loaded from elsewhere; links that people click are not included. */
const FETCHED = /<(?:[\w-]+:)?Relationship\b(?=[^>]*TargetMode\s*=\s*["']External)(?![^>]*\/hyperlink["'])[^>]*>/iu

/** Notes on an office file with more than text. */
export function activeNotes(editor: Pick<PackageEditor, 'parts' | 'text'>): FilledNote[] {
  const isActive = editor.parts.some(
    (part) => ACTIVE_PART.test(part) || (part.endsWith('.rels') && FETCHED.test(editor.text(part) ?? '')),
  )
  return isActive ? ['active-content'] : []
}
