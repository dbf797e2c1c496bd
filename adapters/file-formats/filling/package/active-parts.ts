import type { FilledNote } from '../../../../core/hand-in/ports.ts'
import type { PackageEditor } from './package-editor.ts'

/** Macros, controls and objects of programs, and data of other files, by the names of their parts. */
const ACTIVE_PART = /(?:^|\/)(?:vbaProject\.bin$|activeX\/|embeddings\/|externalLinks\/|Basic\/|Scripts\/)/iu
/** A template, object or picture that is fetched from elsewhere; links for people to click are none. */
const FETCHED = /<(?:[\w-]+:)?Relationship\b(?=[^>]*TargetMode\s*=\s*["']External)(?![^>]*\/hyperlink["'])[^>]*>/iu

/** What is to be known of an office file that does more than show text. */
export function activeNotes(editor: Pick<PackageEditor, 'parts' | 'text'>): FilledNote[] {
  const isActive = editor.parts.some(
    (part) => ACTIVE_PART.test(part) || (part.endsWith('.rels') && FETCHED.test(editor.text(part) ?? '')),
  )
  return isActive ? ['active-content'] : []
}
