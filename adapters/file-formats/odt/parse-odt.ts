import type { Block, ParsedDocument } from '../document/document.ts'
import { collapseWhitespace } from '../document/collapse-whitespace.ts'
import { broken, passwordProtected } from '../unreadable.ts'
import { at, attribute, childElements, textOf } from '../xml/xml-element.ts'
import type { ParseBounds } from '../parse-bounds.ts'
import { XmlPackage } from '../xml/xml-package.ts'
import { OdtBody } from './odt-body.ts'
import type { UnreadPart } from '../../../core/shared/unread-part.ts'
import type { OdtContext } from './odt-inlines.ts'
import { OdtControls } from './odt-controls.ts'
import { OdtStyles } from './odt-styles.ts'

const WHAT = 'OpenDocument text'

/**
 * Parses an OpenDocument text. Anchors are offsets "start-end" of the element in content.xml. Throws `unsupported` if
 * the file is damaged, password-protected, or larger than `bounds`.
 */
export function parseOdt(bytes: Uint8Array, bounds: ParseBounds): ParsedDocument {
  const file = new XmlPackage(bytes, WHAT, bounds)
  if (file.text('META-INF/manifest.xml')?.includes('encryption-data')) throw passwordProtected(WHAT)
  const styles = new OdtStyles()
  const unread: UnreadPart[] = []
  const body = new OdtBody({ styles, controls: new OdtControls(), ...notesOf(file, unread) })
  const blocks: Block[] = []
  const addStyle = styles.add.bind(styles)
  file.read('styles.xml', { 'office:styles': addStyle })
  const content = file.read('content.xml', {
    'office:automatic-styles': addStyle,
    'office:text': (element) => body.readInto(blocks, element),
  })
  if (at(content, 'office:body', 'office:text') === null) throw broken(WHAT)
  const title = collapseWhitespace(textOf(at(file.read('meta.xml'), 'office:meta', 'dc:title')))
  return { title: title || null, pageCount: null, blocks, unread }
}

/** Records unreadable parts: hidden text once, each chart, and each other object except formulas. */
function notesOf(file: XmlPackage, unread: UnreadPart[]): Pick<OdtContext, 'noteHidden' | 'noteObject'> {
  const types = new Map(
    childElements(file.read('META-INF/manifest.xml')).map((entry) => [
      (attribute(entry, 'manifest:full-path') ?? '').replace(/\/$/u, ''),
      attribute(entry, 'manifest:media-type') ?? '',
    ]),
  )
  return {
    noteHidden: () => {
      if (!unread.some(({ kind }) => kind === 'hidden-text')) unread.push({ kind: 'hidden-text', name: null })
    },
    noteObject: (element) => {
      const path = (attribute(element, 'xlink:href') ?? '').replace(/^\.\//u, '')
      const type = types.get(path) ?? ''
      if (type.endsWith('.formula')) return
      unread.push({ kind: type.endsWith('.chart') ? 'chart' : 'inserted-file', name: null })
    },
  }
}
