import { CheckCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { copyMarkdown } from '../../../shared/editor/copy-markdown.ts'
import { usePlaceholders } from '../../../shared/placeholders/use-placeholders.tsx'
import { texts } from '../../../shared/texts/application-texts.ts'
import { CopyButton } from '../../../shared/ui/CopyButton.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { answersToCheck } from '../answers-to-check.ts'
import { chatButtonId, type AdminAction, type CardActions } from './card-actions.ts'
import { QuestionMenu } from './QuestionMenu.tsx'
import { reviewOf } from '../review-state.ts'
import styles from './QuestionActions.module.css'

const words = texts.proposal

const RetryAnswer = lazyPart(() => import('./RetryAnswers.tsx').then(({ RetryAnswer }) => RetryAnswer))

interface QuestionActionsProps {
  readonly proposalId: string
  readonly question: Question
  /** Label such as "Question 3". */
  readonly label: string
  readonly isAdmin: boolean
  readonly isReadOnly: boolean
  readonly isLast: boolean
  readonly isDiscussed: boolean
  readonly onDiscuss: () => void
  readonly onEarlier: () => void
  readonly AdminAction: AdminAction
  readonly actions: CardActions
}

type OwnProps = Pick<QuestionActionsProps, 'question' | 'label' | 'actions'>

/** Pressed when an answer is checked; hidden without an answer. */
function CheckButton({ question, label, actions }: OwnProps) {
  const isChecked = reviewOf(question) === 'checked'
  const state = isChecked ? texts.application.checked : texts.application.check
  if (question.reviewStatus === 'needs-you') return null
  return (
    <Button
      type="text"
      icon={isChecked && <CheckCircleFilled aria-hidden />}
      className={styles.check ?? ''}
      aria-label={texts.application.checkOf(state, label)}
      aria-pressed={isChecked}
      aria-keyshortcuts="c"
      title={texts.application.keys.check}
      onClick={() => actions.check(question.id)}
    >
      {state}
    </Button>
  )
}

function AdminActions({ proposalId, question, label, AdminAction, actions }: QuestionActionsProps) {
  const wasTried = question.status === 'error' || (question.answer?.metadata.messages ?? []).length > 0
  return (
    <>
      <AdminAction questionId={question.id} label={label} />
      {wasTried && (
        <Button
          type="text"
          aria-label={texts.application.messagesOf(label)}
          onClick={() => actions.showMessages(question.id)}
        >
          {words.ai}
        </Button>
      )}
      {question.status !== 'completed' && (
        <RetryAnswer proposalId={proposalId} questionId={question.id} label={label} />
      )}
    </>
  )
}

/** Actions on a question and its answer, muted until the card is hovered or focused. */
export function QuestionActions(props: QuestionActionsProps) {
  const { question, label, isAdmin, isReadOnly, isLast, isDiscussed, onDiscuss, actions } = props
  const text = question.answer?.answer ?? ''
  const owner = { kind: 'answer', proposalId: props.proposalId, questionId: question.id } as const
  const first = usePlaceholders({
    texts: () => [{ owner, text, version: question.answer?.version ?? 0 }],
    mayChange: !isReadOnly,
  })
  const hasDraft = text !== '' && !question.requires_custom_answer
  return (
    <div className={styles.actions}>
      {!isReadOnly && <CheckButton question={question} label={label} actions={actions} />}
      {hasDraft && (
        <CopyButton
          accessibleName={words.copyAnswer(label)}
          copy={(fill) => copyMarkdown(fill(text))}
          first={first}
          before={answersToCheck([question])}
        />
      )}
      {!isReadOnly && (
        <Button
          id={chatButtonId(question.id)}
          type="text"
          aria-label={words.chatAbout(label)}
          onClick={() => actions.chat(question.id)}
        >
          {words.chat}
        </Button>
      )}
      {!isReadOnly && (
        <Button
          type="text"
          aria-label={texts.application.commentsOn(label, question.openComments)}
          aria-expanded={isDiscussed}
          onClick={onDiscuss}
        >
          {texts.application.comments}
          {question.openComments > 0 && <span>{` (${question.openComments})`}</span>}
        </Button>
      )}
      {isAdmin && <AdminActions {...props} />}
      {!isReadOnly && (
        <QuestionMenu question={question} label={label} isLast={isLast} actions={actions} onEarlier={props.onEarlier} />
      )}
    </div>
  )
}
