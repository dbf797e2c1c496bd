import { CodeOutlined, MessageOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo, type ComponentType, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Question, SourceFile } from '../../../../../adapters/http-contract/proposals.ts'
import { copyText } from '../../shared/clipboard.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { paths } from '../../shared/paths.ts'
import { SourceChips } from '../../shared/sources/SourceChips.tsx'
import { texts } from '../../shared/texts/user-texts.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import { Prose } from '../../shared/ui/Prose.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { AnswerMeter } from './AnswerMeter.tsx'
import { AnswerWarnings } from './AnswerWarnings.tsx'
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

function Limits({ question }: { readonly question: Question }) {
  const { word_limit, characters_limit } = question
  const limits = [
    word_limit === null ? null : words.limitWords(formatCount(word_limit)),
    characters_limit === null ? null : words.limitCharacters(formatCount(characters_limit)),
  ].filter((limit) => limit !== null)
  return limits.length === 0 ? null : <p className="muted small">{limits.join(' · ')}</p>
}

function Draft({ question, text }: { readonly question: Question; readonly text: string }) {
  const note = words.draftNotes[question.status]
  return (
    <div>
      <div className={styles.draftHead}>
        <h3>{words.draftResponse}</h3>
        <span className="muted small">{note}</span>
      </div>
      <Prose text={text} />
      <AnswerWarnings text={text} warnings={question.answer?.metadata.warnings ?? []} />
    </div>
  )
}

function Missing({ text }: { readonly text: string }) {
  return (
    <div className={styles.missing}>
      <h3>{words.missingTitle}</h3>
      <Prose text={text === '' ? words.missingPlain : text} />
      <Link to={paths.documentLibrary}>{words.missingAction}</Link>
    </div>
  )
}

/** The answer as it stands: a draft, or a request for what is missing. */
function Standing({ question, text }: { readonly question: Question; readonly text: string }) {
  if (!question.requires_custom_answer) return <Draft question={question} text={text} />
  return (
    <>
      {question.status === 'processing' && <p className="muted small">{words.draftNotes.processing}</p>}
      <Missing text={text} />
    </>
  )
}

/** What there is of an answer: what stands, work, or a failure. */
function Answer({ question }: { readonly question: Question }) {
  const { status, answer, requires_custom_answer } = question
  const text = answer?.answer ?? ''
  const standing = (text !== '' || requires_custom_answer) && <Standing question={question} text={text} />
  if (status === 'error')
    return (
      <div className="stack">
        <Notice tone="error" heading={words.failed}>
          {question.error !== null && <span className={styles.reason}>{question.error}</span>}
        </Notice>
        {standing}
      </div>
    )
  if (standing !== false) return standing
  return (
    <div role="status">
      <p className="muted small">{status === 'processing' ? words.writing : words.noAnswer}</p>
      {status === 'processing' && <SkeletonLines count={3} height={16} />}
    </div>
  )
}

/** Number and section, the question, its guidance, the answer, how long it is, and what it rests on. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { question, number, isAdmin, isReadOnly, AdminAction, onOpenSource, onShowMessages, onChat } = props
  const label = words.questionNumber(number)
  const text = question.answer?.answer ?? ''
  const hasDraft = text !== '' && !question.requires_custom_answer
  const actions: ReactNode[] = []
  if (hasDraft)
    actions.push(<CopyButton key="copy" accessibleName={words.copyAnswer(label)} copy={() => copyText(text)} />)
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
      <Answer question={question} />
      {hasDraft ? <AnswerMeter text={text} limits={question} /> : <Limits question={question} />}
      <SourceChips
        sources={question.answer?.metadata.sourceFiles ?? []}
        onOpen={(source) => onOpenSource(question.id, source)}
      />
      <div className={styles.actions}>{actions}</div>
    </article>
  )
})
