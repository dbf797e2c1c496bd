import { useCallback, useLayoutEffect, useMemo } from 'react'
import type { Proposal, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import type { SourceFile } from '../../../../../../adapters/http-contract/sources.ts'
import { foreignOwner } from '../../../shared/foreign-owner.ts'
import { useCurrentUser } from '../../../shared/session.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { NewQuestionBox } from './NewQuestionBox.tsx'
import { numberOf } from '../proposal-state.ts'
import { CheckedNotice } from '../card/CheckedNotice.tsx'
import { chatButtonId, type AdminAction, type CardActions } from '../card/card-actions.ts'
import { CauseFilter } from './CauseFilter.tsx'
import { QuestionCards } from './QuestionCards.tsx'
import { QuestionDialogs } from './QuestionDialogs.tsx'
import { QuestionNavigator } from './QuestionNavigator.tsx'
import styles from './QuestionView.module.css'
import { isCause, isShownBy, type ReviewFilter, neighbourOf, nextToDo } from '../review-state.ts'
import { useOpenParts } from '../use-open-parts.ts'
import { useJump, useQuestionInAddress } from './use-question-in-address.ts'
import { useQuestionChanges } from '../use-question-changes.ts'
import { useReviewFilter } from './use-review-filter.ts'
import { useKeys } from '../../../shared/use-keys.ts'
import { currentQuestion, focusedCard } from './current-question.ts'
import { goToQuestion } from '../question-address.ts'

interface Keys {
  readonly questions: readonly Question[]
  /** Questions that currently have a card. */
  readonly shown: readonly Question[]
  readonly jump: (questionId: string) => void
  readonly check: (questionId: string) => void
}

/** Keyboard shortcuts: letters lead on from the current question, and check the focused one. */
function useQuestionKeys({ questions, shown, jump, check }: Keys): void {
  const goTo = (questionId: string | null) => {
    if (questionId !== null) goToQuestion(questionId)
  }
  useKeys({
    j: () => goTo(neighbourOf(shown, currentQuestion(), 1)),
    k: () => goTo(neighbourOf(shown, currentQuestion(), -1)),
    n: () => {
      const next = nextToDo(questions, currentQuestion())
      // It may have no card yet, where only some questions are shown.
      if (next !== null) jump(next)
    },
    c: () => {
      const focused = focusedCard()
      const id = focused?.dataset['question']
      if (!focused || id === undefined) return
      focused.scrollIntoView({ block: 'nearest' })
      check(id)
    },
  })
}

const words = texts.proposal
const RetryAnswers = lazyPart(() => import('../card/RetryAnswers.tsx').then(({ RetryAnswers }) => RetryAnswers))
const ChatPanel = lazyPart(() => import('../chat/ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel))

interface NoneShownProps {
  readonly filter: ReviewFilter
  readonly onShowAll: () => void
}

function NoneShown({ filter, onShowAll }: NoneShownProps) {
  return (
    <EmptyState
      title={texts.application.noneOfFilter[isCause(filter) ? 'needs-you' : filter]}
      action={
        <button type="button" className="link-button" onClick={onShowAll}>
          {texts.application.showAll}
        </button>
      }
    />
  )
}

interface QuestionViewProps {
  readonly proposal: Proposal
  readonly AdminAction: AdminAction
  /** Whether the form is beside the cards, in the chat's place. */
  readonly isFormBeside: boolean
  /** Called when the chat opens or closes in that place. */
  readonly onChat: (isOpen: boolean) => void
}

/** The question cards with their list, and the panels beside them. */
export function QuestionView({ proposal, AdminAction, isFormBeside, onChat }: QuestionViewProps) {
  const user = useCurrentUser()
  const isReadOnly = foreignOwner(proposal, user) !== null
  const parts = useOpenParts()
  const { source, messages, chat, edited, parted } = parts
  const { questions } = proposal
  const [filter, setFilter] = useReviewFilter()
  const named = useQuestionInAddress(questions)
  const shown = useMemo(
    () => questions.filter((question) => isShownBy(filter, question) || question.id === named),
    [questions, filter, named],
  )
  const { actions: changes, failed, removed, forgetRemoved, checked } = useQuestionChanges(proposal, filter)
  const jump = useJump()
  useQuestionKeys({ questions, shown, jump, check: changes.check })
  const discuss = chat.open
  const openChat = useCallback(
    (questionId: string) => {
      onChat(true)
      discuss(questionId)
    },
    [onChat, discuss],
  )
  const actions = useMemo<CardActions>(
    () => ({ ...changes, showMessages: messages.open, chat: openChat, edit: edited.open, split: parted.open }),
    [changes, messages.open, openChat, edited.open, parted.open],
  )
  const openSource = source.open
  const onOpenSource = useCallback(
    (questionId: string, opened: SourceFile) => openSource({ questionId, source: opened }),
    [openSource],
  )
  const discussedAt = chat.isOpen && !isFormBeside ? questions.findIndex(({ id }) => id === chat.content) : -1
  const discussed = questions[discussedAt]
  const isDiscussing = discussed !== undefined
  useLayoutEffect(() => {
    if (!isDiscussing) return
    onChat(true)
    return () => onChat(false)
  }, [isDiscussing, onChat])
  const closeChat = () => {
    chat.close()
    if (chat.content !== null) document.getElementById(chatButtonId(chat.content))?.focus()
  }
  const isSingle = questions.length === 0 || isFormBeside
  const layout = [styles.columns, isSingle && styles.single, discussed && styles.withChat]
  return (
    <div className={layout.filter(Boolean).join(' ')}>
      {!isSingle && <QuestionNavigator questions={questions} shown={shown} />}
      <div className={styles.cards}>
        <CauseFilter questions={questions} />
        {questions.length === 0 && <EmptyState title={words.noQuestionsManual} />}
        {questions.length > 0 && shown.length === 0 && <NoneShown filter={filter} onShowAll={() => setFilter('all')} />}
        <QuestionCards
          proposalId={proposal.id}
          counting={proposal.counting}
          questions={questions}
          shown={shown}
          named={named}
          isAdmin={user.isAdmin}
          isReadOnly={isReadOnly}
          AdminAction={AdminAction}
          actions={actions}
          failed={failed}
          removed={removed}
          onRestored={forgetRemoved}
          onOpenSource={onOpenSource}
        />
        {checked !== null && !shown.some(({ id }) => id === checked.id) && (
          <CheckedNotice checked={checked} onUndo={changes.check} />
        )}
        {user.isAdmin && questions.length > 0 && <RetryAnswers proposalId={proposal.id} />}
        {!isReadOnly && <NewQuestionBox proposalId={proposal.id} />}
      </div>
      {discussed !== undefined && (
        <ChatPanel
          key={discussed.id}
          proposal={proposal}
          question={discussed}
          number={numberOf(discussed, discussedAt)}
          onClose={closeChat}
        />
      )}
      <QuestionDialogs proposal={proposal} parts={parts} />
    </div>
  )
}
