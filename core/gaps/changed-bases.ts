import type { QuestionId } from '../shared/ids.ts'
import type { Question } from '../proposals/question.ts'
import type { KnownFacts } from '../known/known-answer.ts'

/** An answer that rests on facts or sections of the brief that have changed since. */
export interface OutdatedAnswer {
  readonly questionId: QuestionId
  /** `profile:` or `brief:` and the key of each. */
  readonly changed: readonly string[]
}

export function changedBases(questions: readonly Question[], { profile, brief }: KnownFacts): OutdatedAnswer[] {
  const versions = new Map<string, number>([
    ...profile.map(({ key, version }) => [`profile:${key}`, version] as const),
    ...(brief?.sections ?? []).map(({ key, version }) => [`brief:${key}`, version] as const),
  ])
  return questions.flatMap(({ id, answer }) => {
    const bases = answer?.restsOn ?? []
    const changed = bases.filter(({ source, version }) => (versions.get(source) ?? 0) !== version)
    return changed.length === 0 ? [] : [{ questionId: id, changed: changed.map(({ source }) => source) }]
  })
}
