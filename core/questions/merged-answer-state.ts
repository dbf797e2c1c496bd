import type { TextSources } from '../texts/drafts.ts'
import type { TextVersions } from '../texts/ports/text-versions.ts'
import { keepCurrent, nextVersion } from '../texts/text-history.ts'
import { isOfPerson, newState } from '../shared/text-state.ts'
import { answerStateOf, answerTextOf } from '../proposals/kept-answer.ts'
import type { Question } from '../proposals/question.ts'

interface Merge {
  readonly kept: Question
  readonly other: Question
  readonly merged: Question
}

/** The merged question with what is said of its answer: it is a person's as soon as one of both was. The one before is in the history. */
export async function withMergedState(
  stores: { readonly textVersions: TextVersions },
  { kept, other, merged }: Merge,
  { clock }: Pick<TextSources, 'clock'>,
): Promise<Question> {
  const states = [answerStateOf(kept), answerStateOf(other)].flatMap((state) => state ?? [])
  const state = states.find(isOfPerson) ?? states[0]
  if (state === undefined) return merged
  if (merged.answer?.text === kept.answer?.text) return { ...merged, answerState: answerStateOf(kept) }
  const text = answerTextOf(kept)
  await keepCurrent(stores, text)
  const at = { version: await nextVersion(stores, text), writtenAt: clock.now() }
  return { ...merged, answerState: newState({ ...state, ...at, session: null, undoneTo: null }) }
}
