import type { TextVersionId } from '../../../core/shared/ids.ts'
import type { Library } from '../../../core/documents/library.ts'
import type { Actor } from '../../../core/identity/user.ts'
import type { Question } from '../../../core/proposals/question/question.ts'
import { EditText } from '../../../core/text-history/edit-text.ts'
import type { TextPlace } from '../../../core/text-history/find-text.ts'
import { ListTextVersions } from '../../../core/text-history/list-text-versions.ts'
import { RestoreText } from '../../../core/text-history/restore-text.ts'
import { UndoText } from '../../../core/text-history/undo-text.ts'
import { aProposal, aQuestion, aUser } from '../../support/builders.ts'
import { anActorIn, openCoreWorld, type CoreWorld } from '../../support/core-world.ts'

export const emptyLibrary: Library = {
  documents: async () => [],
  search: async () => [],
  spread: async () => ({ passages: 0, holding: new Map() }),
  passagesOf: async () => [],
  neighbours: async () => [],
}

/** An application with one question, and all that can be done with texts. */
export async function openTexts(of: Partial<Question> = {}) {
  const world = openCoreWorld()
  const actor = await anActorIn(world)
  const { unitOfWork: work } = world
  const { accountId } = actor
  const { proposal, question } = await work.run(async ({ proposals, questions }) => {
    const saved = await proposals.save(aProposal({ accountId, processingStatus: 'answering' }))
    return { proposal: saved, question: await questions.save(aQuestion({ accountId, proposalId: saved.id, ...of })) }
  })
  const place: TextPlace = { kind: 'answer', proposalId: proposal.id, questionId: question.id }
  return {
    world,
    actor,
    proposal,
    place,
    questionId: question.id,
    question: () => work.run(async ({ questions }) => (await questions.find(accountId, question.id))!),
    ...textActions(world, actor, place),
  }
}

type Edit = Parameters<EditText['execute']>[0]

export function textActions(world: CoreWorld, actor: Actor, ownPlace: TextPlace) {
  const { unitOfWork: work, sources } = world
  return {
    edit: (text: string, basedOn: number, of: Partial<Edit['edit'] & Edit> & { by?: Actor } = {}) => {
      const { by = actor, place = ownPlace, session = null, inserted = [] } = of
      const edit = { text, basedOn, session }
      return new EditText(work, sources, world.passageReader).execute({ actor: by, place, edit, inserted })
    },
    restore: (versionId: TextVersionId, by: Actor = actor, place = ownPlace) =>
      new RestoreText(work, sources).execute({ actor: by, place, versionId }),
    undo: (version: number | null = null, by: Actor = actor, place = ownPlace) =>
      new UndoText(work, sources).execute({ actor: by, place, version }),
    versions: async (by: Actor = actor, place = ownPlace) =>
      (await new ListTextVersions(work, sources).execute({ actor: by, place, page: 1, pageSize: 100 })).items,
  }
}

/** Somebody else of the same account. */
export async function aColleague(world: CoreWorld, { accountId }: Actor): Promise<Actor> {
  const user = aUser({ accountId, firstName: 'Carys', lastName: 'Hughes' })
  await world.unitOfWork.run(({ users }) => users.save(user))
  return { accountId, userId: user.id, isAdmin: false }
}
