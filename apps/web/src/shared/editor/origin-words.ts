import type { TextState } from '../../../../../adapters/http-contract/texts.ts'
import { texts } from '../texts/editing-texts.ts'

const isWriter = (origin: TextState['origin']): origin is 'documents' | 'model' | 'told' =>
  origin === 'documents' || origin === 'model' || origin === 'told'

/** The origin of a text in words: "From your documents, edited by Sam Lee". */
export function originWords(
  { origin, basis, modelName, author, takenFrom }: Omit<TextState, 'version'>,
  userId: string,
): string {
  const words = texts.editing.origins
  if (origin === 'model') return words.model(modelName)
  if (isWriter(origin)) return words[origin]
  const isOwn = author?._id === userId
  const name = author?.name ?? null
  if (takenFrom) return takenWords(takenFrom, isOwn ? words.you : (name ?? words.somebody))
  if (basis === 'documents') return isOwn ? words.documentsThenYou : words.documentsThen(name ?? words.somebody)
  if (basis === 'model') return words.draftThen(words.model(modelName), isOwn ? words.you : (name ?? words.somebody))
  if (basis === 'told') return isOwn ? words.toldThenYou : words.toldThen(name ?? words.somebody)
  if (isOwn) return words.byYou
  return name === null ? words.bySomebody : words.byPerson(name)
}

/** "From your answer to Elmsey Trust, 2024, edited by you" */
function takenWords({ funderName, writtenAt, isChanged }: NonNullable<TextState['takenFrom']>, by: string): string {
  const words = texts.editing.origins
  const taken = words.taken(funderName, writtenAt.slice(0, 4))
  return isChanged ? words.takenThen(taken, by) : taken
}

/** Whether a text is still a writer's draft. */
export const isDraft = (state: Pick<TextState, 'origin'> | null) => state === null || isWriter(state.origin)

interface DraftNotes {
  readonly draft: string
  readonly edited: string
}

/** A note for readers of letters, reports and overviews: a draft made without a model contains little. */
export function noteOf(state: TextState | null, { draft, edited }: DraftNotes): string {
  if (!isDraft(state)) return edited
  return state?.gaps === undefined ? draft : texts.editing.frameNote
}
