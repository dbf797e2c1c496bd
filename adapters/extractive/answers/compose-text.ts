import type { Candidate } from './candidate.ts'
import type { Evidence } from './candidate.ts'

const ENDS = /[.!?…:;。！？]["'”’»)\]]*$/u

/**
 * Joins statements to a text: those of one passage in their order there, the passages by their best statement, each
 * document's run as a paragraph, list items as a list. Nothing is added but a full stop where an end has none.
 */
export function composeText(statements: readonly Candidate[], scores: ReadonlyMap<Candidate, number>): string {
  return groupsOf(statements, scores)
    .map((group) => paragraphOf(group.statements))
    .join('\n\n')
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

function paragraphOf(statements: readonly Candidate[]): string {
  let text = ''
  let previous: Candidate | null = null
  for (const statement of statements) {
    const isItem = statement.kind === 'item'
    const gap = previous === null ? '' : isItem ? '\n' : previous.kind === 'item' ? '\n\n' : ' '
    text += gap + (isItem ? `- ${statement.text}` : closed(statement.text))
    previous = statement
  }
  return text
}

function closed(text: string): string {
  return ENDS.test(text) ? text : `${text}.`
}
