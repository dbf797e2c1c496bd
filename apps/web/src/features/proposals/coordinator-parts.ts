import type { CoordinatorMessage } from '../../../../../adapters/http-contract/proposals.ts'

export type CoordinatorPart = Exclude<CoordinatorMessage['content'], string>[number]

interface ToolOutcome {
  readonly isSuccess: boolean
  readonly answer: string | null
  /** US dollars; null where it is not known. */
  readonly cost: number | null
  readonly sourceFiles: readonly string[]
}

/** What a tool result says (SPEC.md §3); whatever it lacks is left out. */
export function resultOf(part: CoordinatorPart): ToolOutcome {
  const { success, answer, cost, metadata } = fieldsOf(part['content'])
  const { sourceFiles } = fieldsOf(metadata)
  return {
    isSuccess: success !== false,
    answer: typeof answer === 'string' ? answer : null,
    cost: typeof cost === 'number' ? cost : null,
    sourceFiles: Array.isArray(sourceFiles) ? sourceFiles.flatMap(nameOf) : [],
  }
}

function nameOf(source: unknown): string[] {
  const { fileName } = fieldsOf(source)
  return typeof fileName === 'string' ? [fileName] : []
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
