import { use } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '../../../shared/texts/proofreading-texts.ts'
import { proofreadings } from './endpoints.ts'
import { ShowTodo } from '../todo/use-todo.ts'
import { groupId, openOf, PANEL_TITLE_ID, UNFOLD_ID } from './suggestion-groups.ts'

const words = texts.proofreading

interface SuggestionCountProps {
  readonly proposalId: string
  readonly questionId: string
  /** Label such as "Question 3". */
  readonly label: string
}

/** Number of suggestions for an answer, with a link to them. */
export function SuggestionCount({ proposalId, questionId, label }: SuggestionCountProps) {
  const { count } = proofreadings.endpoints.loadProofreading.useQueryState(proposalId, {
    selectFromResult: ({ data }) => ({
      count: openOf(data?.suggestions ?? []).filter((suggestion) => suggestion.questionId === questionId).length,
    }),
  })
  const showTodo = use(ShowTodo)
  if (count === 0) return null
  const show = () => {
    flushSync(showTodo)
    flushSync(() => document.getElementById(UNFOLD_ID)?.click())
    const group = document.getElementById(groupId(questionId)) ?? document.getElementById(PANEL_TITLE_ID)
    group?.focus({ preventScroll: true })
    group?.scrollIntoView({ block: 'start' })
  }
  return (
    <div>
      <button type="button" className="link-button" aria-label={words.countAt(count, label)} onClick={show}>
        {words.count(count)}
      </button>
    </div>
  )
}
