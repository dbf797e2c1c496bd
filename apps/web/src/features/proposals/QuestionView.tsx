import { useCallback, useState } from 'react'
import type { Proposal, SourceFile } from '../../../../../adapters/http-contract/proposals.ts'
import { foreignOwner } from '../../shared/foreign-owner.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { CoordinatorPanel } from './CoordinatorPanel.tsx'
import { NewQuestionBox } from './NewQuestionBox.tsx'
import { numberOf } from './proposal-state.ts'
import { chatButtonId, QuestionCard, type AdminAction } from './QuestionCard.tsx'
import { QuestionNavigator } from './QuestionNavigator.tsx'
import styles from './QuestionView.module.css'
import type { OpenSource } from './AnswerSources.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const words = texts.proposal
const AnswerSources = lazyPart(() => import('./AnswerSources.tsx').then(({ AnswerSources }) => AnswerSources))
const RetryAnswers = lazyPart(() => import('./RetryAnswers.tsx').then(({ RetryAnswers }) => RetryAnswers))
const ChatPanel = lazyPart(() => import('./ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel))
const RawMessagesModal = lazyPart(() =>
  import('./RawMessagesModal.tsx').then(({ RawMessagesModal }) => RawMessagesModal),
)

/** Something beside the page that keeps its content while it closes. */
function useBeside<T>() {
  const [content, setContent] = useState<T | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback((of: T) => {
    setContent(of)
    setIsOpen(true)
  }, [])
  return { content, isOpen, open, close: () => setIsOpen(false) }
}

interface QuestionViewProps {
  readonly proposal: Proposal
  readonly AdminAction: AdminAction
}

export function QuestionView({ proposal, AdminAction }: QuestionViewProps) {
  const user = useCurrentUser()
  const { isAdmin } = user
  const isReadOnly = foreignOwner(proposal, user) !== null
  const source = useBeside<OpenSource>()
  const messages = useBeside<string>()
  const chat = useBeside<string>()
  const { questions } = proposal
  const openSource = source.open
  const onOpenSource = useCallback(
    (questionId: string, opened: SourceFile) => openSource({ questionId, source: opened }),
    [openSource],
  )
  const inspected = questions.find(({ id }) => id === messages.content)
  const discussedAt = chat.isOpen ? questions.findIndex(({ id }) => id === chat.content) : -1
  const discussed = questions[discussedAt]
  const closeChat = () => {
    chat.close()
    if (chat.content !== null) document.getElementById(chatButtonId(chat.content))?.focus()
  }
  const layout = [styles.columns, questions.length === 0 && styles.single, discussed && styles.withChat]
  return (
    <div className={layout.filter(Boolean).join(' ')}>
      <QuestionNavigator questions={questions} />
      <div className={styles.cards}>
        {isAdmin && questions.length > 0 && <RetryAnswers proposalId={proposal.id} />}
        <CoordinatorPanel proposal={proposal} />
        {questions.length === 0 && <EmptyState title={words.noQuestionsManual} />}
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            proposalId={proposal.id}
            question={question}
            number={numberOf(question, index)}
            isAdmin={isAdmin}
            isReadOnly={isReadOnly}
            AdminAction={AdminAction}
            onOpenSource={onOpenSource}
            onShowMessages={messages.open}
            onChat={chat.open}
          />
        ))}
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
      {source.content !== null && (
        <AnswerSources proposalId={proposal.id} opened={source.content} isOpen={source.isOpen} onClose={source.close} />
      )}
      {inspected !== undefined && (
        <RawMessagesModal question={inspected} isOpen={messages.isOpen} onClose={messages.close} />
      )}
    </div>
  )
}
