import ts from 'typescript'

/** Three words or more that end as a sentence does. */
const SENTENCE = /^\S+(\s+\S+){2,}[.!?…]$/
/** A count with its noun, such as the result of a job. */
const COUNT = /^… \p{Ll}+$/u

/** The sentences that a module holds as text, except those of errors that only developers see. */
export function sentencesIn(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (isDevelopersError(node)) return
    const text = textOf(node)
    if (text !== null && (SENTENCE.test(text.trim()) || COUNT.test(text))) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true))
  return found
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

function isDevelopersError(node: ts.Node): boolean {
  return ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Error'
}
