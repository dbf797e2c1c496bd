import type { Candidate } from './candidate.ts'
import type { Evidence } from './candidate.ts'

const ENDS = /[.!?…:;。！？]["'”’»)\]]*$/u

/**
 * Joins statements to a text: those of one passage in their order there, the passages by their best statement, each
 * document's run as a paragraph, list items as a list. Nothing is added but a full stop where an end has none.
 */
export function composeText(statements: readonly Candidate[], scores: ReadonlyMap<Candidate, number>): string {
  return groupsOf(statements, scores)
    .flatMap((group) => sectionsOf(group.statements, scores))
    .map(textOfRun)
    .join('\n\n')
}

/** The statements of a passage by the heading that they are under, the section with the best one first. */
function sectionsOf(
  statements: readonly Candidate[],
  scores: ReadonlyMap<Candidate, number>,
): (readonly Candidate[])[] {
  const sections = new Map<string | null, Candidate[]>()
  for (const statement of statements)
    sections.set(statement.under, [...(sections.get(statement.under) ?? []), statement])
  const best = (section: readonly Candidate[]) => Math.max(...section.map((one) => scores.get(one) ?? 0))
  return [...sections.values()].sort((a, b) => best(b) - best(a))
}

export interface StatementGroup {
  readonly evidence: Evidence
  readonly statements: readonly Candidate[]
}

/** The statements by passage, the passage with the best one first, in the passage's own order. */
export function groupsOf(
  statements: readonly Candidate[],
  scores: ReadonlyMap<Candidate, number> = new Map(),
): StatementGroup[] {
  const byPassage = new Map<Evidence, Candidate[]>()
  for (const statement of statements) {
    byPassage.set(statement.evidence, [...(byPassage.get(statement.evidence) ?? []), statement])
  }
  const best = (group: readonly Candidate[]) => Math.max(...group.map((one) => scores.get(one) ?? 0))
  return [...byPassage]
    .map(([evidence, group]) => ({ evidence, statements: group, best: best(group) }))
    .sort((a, b) => b.best - a.best || a.evidence.rank - b.evidence.rank)
    .map(({ evidence, statements: group }) => ({ evidence, statements: group.sort((a, b) => a.position - b.position) }))
}

/** Statements that follow on each other as a text; nothing is added but a full stop where an end has none. */
export function textOfRun(statements: readonly Candidate[]): string {
  const isLone =
    statements.filter(({ kind }) => kind === 'item').length === 1 && !statements.some(({ text }) => text.endsWith(':'))
  let text = ''
  let previous: Candidate | null = null
  for (const statement of statements) {
    const isItem = statement.kind === 'item' && !isLone
    const gap = previous === null ? '' : isItem ? '\n' : previous.kind === 'item' && !isLone ? '\n\n' : ' '
    text += gap + (isItem ? `- ${ended(statement.text)}` : closed(ended(statement.text)))
    previous = statement
  }
  return text
}

/** An item of a list without what leads on to the next: "improve their grades; and". */
function ended(text: string): string {
  return text.replace(/[;,]\s*(?:and|or|und|oder|et|ou|y|o|e|en|of)?$/iu, '')
}

function closed(text: string): string {
  return ENDS.test(text) ? text : `${text}.`
}
