import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { project } from './cruise.ts'

/** What must hold, and the tests that prove it. */
interface Row {
  readonly what: string
  readonly proofs: readonly string[]
}

const HEADER = 'what must hold'

/** The rows of all tables of the page, without their headers. */
export function rowsOf(page: string): readonly Row[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+$/.test(line))
    .map((line) => line.slice(1, -1).split(/(?<!\\)\|/))
    .map((cells) => cells.map((cell) => cell.replaceAll('\\|', '|').trim()))
    .filter(([what]) => what !== HEADER)
    .map(([what = '', proofs = '']) => ({ what, proofs: proofs === '' ? [] : proofs.split('<br>') }))
}

/** Every row that proves nothing and every proof that does not exist. */
export function unprovenIn(page: string, calls: readonly string[]): readonly string[] {
  return rowsOf(page).flatMap(({ what, proofs }) => [
    ...(proofs.length === 0 ? [`no test: ${what}`] : []),
    ...proofs.filter((proof) => !exists(proof.trim(), calls)).map((proof) => `no such test: ${proof.trim()}`),
  ])
}

/** Those of the names that no row begins with. */
export function withoutRow(page: string, names: readonly string[]): readonly string[] {
  const said = new Set(rowsOf(page).map(({ what }) => /^`([^`]+)`/.exec(what)?.[1]))
  return names.filter((name) => !said.has(name))
}

function exists(proof: string, calls: readonly string[]): boolean {
  const [, file = '', title = ''] = /^`(test\/[\w./-]+\.ts)` (.+)$/.exec(proof) ?? []
  if (file === '' || !existsSync(join(project, file))) return false
  const { text, titles } = testsIn(file)
  return titles.some((parts) => isMade(title, parts, (value) => calls.includes(value) || text.includes(value)))
}

/** Whether the title is these fixed parts, with known values between them. */
function isMade(title: string, parts: readonly string[], isKnown: (value: string) => boolean): boolean {
  const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+)')
  const values = new RegExp(`^${pattern}$`).exec(title)?.slice(1)
  return values?.every(isKnown) === true
}

interface Tests {
  readonly text: string
  /** The fixed parts of each title: one, or more where values are put between them. */
  readonly titles: readonly (readonly string[])[]
}

const read = new Map<string, Tests>()

function testsIn(file: string): Tests {
  const known = read.get(file)
  if (known !== undefined) return known
  const text = readFileSync(join(project, file), 'utf8')
  const tests = { text, titles: titlesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest)) }
  read.set(file, tests)
  return tests
}

function titlesIn(node: ts.Node): readonly (readonly string[])[] {
  const below: (readonly string[])[] = []
  ts.forEachChild(node, (child) => void below.push(...titlesIn(child)))
  const title = isTest(node) ? partsOf(node.arguments[0]) : []
  return title.length === 0 ? below : [title, ...below]
}

function isTest(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'it'
}

function partsOf(title: ts.Expression | undefined): readonly string[] {
  if (title === undefined) return []
  if (ts.isStringLiteralLike(title)) return [title.text]
  if (!ts.isTemplateExpression(title)) return []
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]
}
