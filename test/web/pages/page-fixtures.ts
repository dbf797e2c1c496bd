import type { ProjectId, ProposalId } from '../../../core/shared/ids.ts'
import type { PageWorld, Person } from './page-world.ts'

export async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}

export interface NewGrant {
  readonly name?: string
  readonly projectId?: ProjectId | null
  readonly funderName?: string | null
  /** Each waits for its answer until the world works off its jobs. */
  readonly questions?: readonly string[]
}

/** An application without a form. */
export async function createGrant(
  { useCases }: PageWorld,
  { actor }: Person,
  { name = 'Garden fund', projectId = null, funderName = null, questions = [] }: NewGrant = {},
): Promise<ProposalId> {
  const grant = { name, projectId, grantInfo: [], funderId: null, funderName }
  const { id: proposalId } = await useCases.createManualGrant.execute({ actor, ...grant })
  for (const questionText of questions) await useCases.addQuestion.execute({ actor, proposalId, questionText })
  return proposalId
}

/** A text file in the document library, or among the documents of a project for grants. It waits to be read. */
export async function uploadText(
  { useCases }: PageWorld,
  { actor }: Person,
  fileName: string,
  { text = `What ${fileName} says.`, projectId }: { readonly text?: string; readonly projectId?: ProjectId } = {},
): Promise<void> {
  const scope = projectId ? ({ kind: 'project', projectId, section: 'grants' } as const) : ({ kind: 'shared' } as const)
  await useCases.uploadDocument.execute({ actor, scope, lastModified: null, fileName, content: bytesOf(text) })
}
