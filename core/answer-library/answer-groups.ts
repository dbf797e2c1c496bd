import type { AnswerGroup } from './ports.ts'
import type { RememberedAnswer } from './remembered-answer.ts'

/** The answers in the order of these identifiers. */
export function inOrder(answers: readonly RememberedAnswer[], ids: readonly string[]): RememberedAnswer[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  return [...answers].sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** The first answer of each group, with the group's size. */
export function firstOfGroups(answers: readonly RememberedAnswer[]): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>()
  for (const answer of answers) {
    const group = groups.get(answer.groupId) ?? { answer, alike: 0 }
    groups.set(answer.groupId, { ...group, alike: group.alike + 1 })
  }
  return [...groups.values()]
}
