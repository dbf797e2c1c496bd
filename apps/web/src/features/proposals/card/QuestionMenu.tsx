import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { ActionMenu, type MenuAction } from '../../../shared/ui/ActionMenu.tsx'
import type { CardActions } from './card-actions.ts'

const words = texts.application

interface QuestionMenuProps {
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
  readonly isLast: boolean
  readonly actions: CardActions
  /** Shows or hides earlier answers. */
  readonly onEarlier: () => void
}

function reviews({ question: { id, reviewStatus }, actions }: QuestionMenuProps): MenuAction[] {
  if (reviewStatus === 'needs-you') return []
  if (reviewStatus === 'final') return [{ label: words.markDraft, onSelect: () => actions.review(id, 'draft') }]
  return [{ label: words.markFinal, onSelect: () => actions.review(id, 'final') }]
}

function changes({ question: { id, status }, isLast, actions, onEarlier }: QuestionMenuProps): MenuAction[] {
  const isDisabled = status === 'processing'
  return [
    { label: words.earlierAnswers, onSelect: onEarlier },
    { label: words.editQuestion, onSelect: () => actions.edit(id) },
    { label: words.split, isDisabled, onSelect: () => actions.split(id) },
    { label: words.mergeWithNext, isDisabled: isDisabled || isLast, onSelect: () => actions.mergeWithNext(id) },
  ]
}

/** Further actions on a question. */
export function QuestionMenu(props: QuestionMenuProps) {
  const { question, label, isLast, actions } = props
  const { id } = question
  const moves = [
    { label: words.moveUp, onSelect: () => actions.move(id, -1) },
    { label: words.moveDown, isDisabled: isLast, onSelect: () => actions.move(id, 1) },
    { label: words.removeQuestion, isDangerous: true, onSelect: () => void actions.remove(id) },
  ]
  return (
    <ActionMenu type="text" accessibleName={words.moreOf(label)} groups={[reviews(props), changes(props), moves]} />
  )
}
