import { join } from 'node:path'
import { API, TypeFlags } from 'typescript7/unstable/sync'
import {
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isPropertyAccessExpression,
} from 'typescript7/unstable/ast'
import { projectFolder } from './project.mjs'

// Rules for texts between tags that need types, which rules of oxlint (`oxlint-rules.mjs`) are not told.

const LOOSE = 'Text that comes and goes needs an element of its own.'
const DIRECTION = 'Put what people wrote into `TextBlock`, `bdi` or an element with `dir="auto"`.'

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike
const NOTHING = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.BooleanLike

const WRITTEN_BY_PEOPLE =
  /^(name|fileName|funderName|text|answer|question|guidance|section|selection|selected|passage|quote|claim|comment|request)$/

const KNOWS_DIRECTION = /^(bdi|mark|TextBlock|Markdown)$/

const partsOf = (type) => (type.isUnionType() ? type.getTypes() : [type])
const isEmpty = (part) => Boolean(part.flags & NOTHING) || (part.isStringLiteralType() && part.value === '')

/** Text that comes and goes beside other children. A browser that translates has put elements of its own in its place. */
function isLoose({ child, siblings }, parts) {
  const isLeftOut = (node) =>
    isJsxText(node) ? /^\s*\n\s*$/.test(node.text) : isJsxExpression(node) && node.expression === undefined
  if (siblings.filter((node) => node === child || !isLeftOut(node)).length < 2) return false
  const texts = parts.filter((part) => part.flags & TEXT && !isEmpty(part))
  const nothing = parts.filter(isEmpty)
  return texts.length + nothing.length === parts.length && texts.length > 0 && nothing.length > 0
}

function nameOf(expression) {
  if (isIdentifier(expression)) return expression.text
  return isPropertyAccessExpression(expression) ? expression.name.text : ''
}

/** Texts that people wrote may run from right to left, beside the product's own that do not. */
function lacksDirection({ child: { expression }, isDirected }, parts) {
  if (isDirected || !WRITTEN_BY_PEOPLE.test(nameOf(expression))) return false
  if (/^(words|texts)\b/.test(expression.getText())) return false
  return parts.some((part) => part.flags & TypeFlags.String)
}

const hasDirection = ({ openingElement: { tagName, attributes } }) =>
  KNOWS_DIRECTION.test(tagName.getText()) || attributes.properties.some(({ name }) => name?.getText() === 'dir')

/** The expressions between the tags of a file. */
function expressionsIn(source) {
  const found = []
  const visit = (node, isDirected) => {
    const isElement = isJsxElement(node)
    const isDirectedWithin = isDirected || (isElement && hasDirection(node))
    if (isElement || isJsxFragment(node)) {
      const siblings = [...node.children]
      for (const child of siblings)
        if (isJsxExpression(child) && child.expression) found.push({ child, siblings, isDirected: isDirectedWithin })
    }
    node.forEachChild((child) => visit(child, isDirectedWithin))
  }
  visit(source, false)
  return found
}

function complaintsAbout(name, { program, checker }) {
  const source = program.getSourceFile(name)
  const found = expressionsIn(source)
  const types = found.length === 0 ? [] : checker.getTypeAtLocation(found.map(({ child }) => child.expression))
  return found.flatMap((place, at) => {
    const parts = types[at] === undefined ? [] : partsOf(types[at])
    const said = [
      ...(isLoose(place, parts) ? [LOOSE] : []),
      ...(!name.includes('/src/app/') && lacksDirection(place, parts) ? [DIRECTION] : []),
    ]
    const line = source.text.slice(0, place.child.expression.getStart()).split('\n').length
    return said.map((message) => `${name.slice(folder.length)}:${line} ${message}`)
  })
}

const folder = join(process.argv[2] ?? projectFolder, '/')
const api = new API({ cwd: folder })
const config = join(folder, 'tsconfig.json')
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
const pages = project.rootFiles.filter((name) => name.startsWith(`${folder}apps/web/src/`) && name.endsWith('.tsx'))
const complaints = pages.flatMap((name) => complaintsAbout(name, project))
api.close()
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length > 0 || pages.length === 0 ? 1 : 0
