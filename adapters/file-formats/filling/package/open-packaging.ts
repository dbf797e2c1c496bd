import type { PackageEditor } from './package-editor.ts'
import { escapeXml } from './xml-text.ts'

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT_TYPES = '[Content_Types].xml'

export interface PartRelation {
  /** The part that has the relation. */
  readonly from: string
  /** The target part. */
  readonly to: string
  /** Full address of the relation type. */
  readonly type: string
}

/** Adds a part to a Word or Excel file, with its content type and relation; returns the id of the relation. */
export function addPart(
  editor: PackageEditor,
  part: { readonly xml: string; readonly contentType: string; readonly relation: PartRelation },
): string {
  editor.add(part.relation.to, part.xml)
  addContentType(editor, 'Override', { PartName: `/${part.relation.to}`, ContentType: part.contentType })
  return addRelation(editor, part.relation)
}

/** Adds an override for a part, or a default for an extension. */
export function addContentType(
  editor: PackageEditor,
  kind: 'Override' | 'Default',
  attributes: Readonly<Record<string, string>>,
): void {
  editor.append(CONTENT_TYPES, element(kind, { xmlns: `${PACKAGE}/content-types`, ...attributes }))
}

/** Returns the id of the new relation. */
export function addRelation(editor: PackageEditor, { from, to, type }: PartRelation): string {
  const xmlns = `${PACKAGE}/relationships`
  const part = relationsPart(from)
  if (!editor.has(part)) editor.add(part, `${XML_DECLARATION}<Relationships xmlns="${xmlns}"></Relationships>`)
  const Id = freeId(`${editor.text(part) ?? ''}${editor.appendedTo(part)}`)
  editor.append(part, element('Relationship', { xmlns, Id, Type: type, Target: relativePath(from, to) }))
  return Id
}

function relationsPart(from: string): string {
  const slash = from.lastIndexOf('/') + 1
  return `${from.slice(0, slash)}_rels/${from.slice(slash)}.rels`
}

function freeId(relations: string): string {
  let number = 1
  while (relations.includes(`"rId${number}"`) || relations.includes(`'rId${number}'`)) number++
  return `rId${number}`
}

function relativePath(from: string, to: string): string {
  const [own, target] = [from.split('/').slice(0, -1), to.split('/')]
  let shared = 0
  while (shared < own.length && own[shared] === target[shared]) shared++
  return [...own.slice(shared).map(() => '..'), ...target.slice(shared)].join('/')
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}/>`
}
