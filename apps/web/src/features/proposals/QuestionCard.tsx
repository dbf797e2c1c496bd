import { CodeOutlined, MessageOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo, type ComponentType, type ReactNode } from 'react'
import type { Question, SourceFile } from '../../../../../adapters/http-contract/proposals.ts'
import { copyMarkdown } from '../../shared/editor/copy-markdown.ts'
import { SourceChips } from '../../shared/sources/SourceChips.tsx'
import { texts } from '../../shared/texts/user-texts.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { AnswerPart } from './AnswerPart.tsx'
import { Collapsible } from './Collapsible.tsx'
import styles from './QuestionCard.module.css'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const words = texts.proposal

const RetryAnswer = lazyPart(() => import('./RetryAnswers.tsx').then(({ RetryAnswer }) => RetryAnswer))

/** What admins can do with a question that is no matter of applications. */
export type AdminAction = ComponentType<{ readonly questionId: string; readonly label: string }>

interface QuestionCardProps {
  readonly proposalId: string
  readonly question: Question
  readonly number: string
  readonly isAdmin: boolean
  readonly isReadOnly: boolean
  readonly AdminAction: AdminAction
  readonly onOpenSource: (questionId: string, source: SourceFile) => void
  readonly onShowMessages: (questionId: string) => void
  readonly onChat: (questionId: string) => void
}

export const cardId = (questionId: string) => `question-${questionId}`
export const chatButtonId = (questionId: string) => `chat-${questionId}`

/** Number and section, the question, its guidance, the answer, how long it is, and what it rests on. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, isAdmin, isReadOnly, AdminAction, onOpenSource, onShowMessages, onChat } = props
  const label = words.questionNumber(number)
  const text = question.answer?.answer ?? ''
  const hasDraft = text !== '' && !question.requires_custom_answer
  const actions: ReactNode[] = []
  if (hasDraft)
    actions.push(<CopyButton key="copy" accessibleName={words.copyAnswer(label)} copy={() => copyMarkdown(text)} />)
  if (!isReadOnly)
    actions.push(
      <Button
        key="chat"
        id={chatButtonId(question.id)}
        type="text"
        icon={<MessageOutlined aria-hidden />}
        aria-label={words.chatAbout(label)}
        onClick={() => onChat(question.id)}
      >
        {words.chat}
      </Button>,
    )
  if (isAdmin) actions.push(<AdminAction key="admin" questionId={question.id} label={label} />)
  if (isAdmin && (question.answer?.metadata.messages ?? []).length > 0)
    actions.push(
      <Button key="ai" type="text" icon={<CodeOutlined aria-hidden />} onClick={() => onShowMessages(question.id)}>
        {words.ai}
      </Button>,
    )
  if (isAdmin && question.status !== 'completed')
    actions.push(<RetryAnswer key="reload" proposalId={props.proposalId} questionId={question.id} label={label} />)
  return (
    <article className={styles.card} id={cardId(question.id)} tabIndex={-1} aria-labelledby={`${question.id}-text`}>
      <div>
        <p className={styles.place}>{question.section === null ? label : `${label} · ${question.section}`}</p>
        <h2 className={styles.question} id={`${question.id}-text`}>
          {question.text}
        </h2>
        {question.guidance !== null && <Collapsible className={styles.guidance}>{question.guidance}</Collapsible>}
      </div>
      <AnswerPart proposalId={props.proposalId} question={question} label={label} isReadOnly={isReadOnly} />
      <SourceChips
        sources={question.answer?.metadata.sourceFiles ?? []}
        onOpen={(source) => onOpenSource(question.id, source)}
      />
      <div className={styles.actions}>{actions}</div>
    </article>
  )
})
