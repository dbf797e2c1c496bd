import { CloseOutlined } from '@ant-design/icons'
import { Button, Drawer, Input } from 'antd'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { Proposal, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { useMedia } from '../../../shared/theme/use-media.ts'
import { isEnglish } from '../../../shared/is-english.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { useLoadSettingsQuery, useWrittenByModel } from '../../../shared/writing-service/account-settings.ts'
import { canSend, isAnyAnswered } from './chat-rules.ts'
import styles from './ChatPanel.module.css'
import { ChatSuggestions } from './ChatSuggestions.tsx'
import { UndoChange } from './UndoChange.tsx'
import { useImproveAnswerMutation } from '../endpoints/writing-endpoints.ts'
import { isCommand, keyOf } from '../../../shared/use-keys.ts'
import { TextBlock } from '../../../shared/ui/TextBlock.tsx'
import { useWritingLanguage } from '../../../shared/use-writing-language.ts'

const words = texts.proposal

interface ChatPanelProps {
  readonly proposal: Proposal
  readonly question: Question
  readonly number: string
  readonly onClose: () => void
}

/** Chat messages, with the newest in view. */
function Entries({ proposal, question }: Pick<ChatPanelProps, 'proposal' | 'question'>) {
  const { chat } = question
  const end = useRef<HTMLDivElement>(null)
  const last = chat.at(-1)?.text
  useEffect(() => {
    const list = end.current
    if (list !== null) list.scrollTop = list.scrollHeight
  }, [chat.length, last])
  return (
    <div ref={end} className={styles.entries} role="log" aria-label={words.chatEntries} tabIndex={0}>
      {chat.length === 0 && <p className="muted">{words.chatEmpty}</p>}
      {chat.map(({ role, text, change, selection }, index) => (
        <div key={index} className={role === 'user' ? styles.user : styles.assistant}>
          <p className={styles.speaker}>{role === 'user' ? words.chatYou : words.chatProduct}</p>
          {selection !== undefined && <TextBlock as="q" className={styles.selection} text={selection} />}
          <TextBlock className={styles.words} text={text} />
          {change !== undefined && <UndoChange proposalId={proposal.id} question={question} change={change} />}
        </div>
      ))}
    </div>
  )
}

/** Current hint: a reason to wait, or the key for sending. */
function Hint({ id, proposal }: { readonly id: string; readonly proposal: Proposal }) {
  const isTouched = useMedia('(hover: none) and (pointer: coarse)')
  const keys = isTouched ? '' : words.chatKeys
  return (
    <span id={id} className={`muted small ${styles.hint}`}>
      {isAnyAnswered(proposal.questions) ? words.chatWait : keys}
    </span>
  )
}

/** Without a language model, the chat only understands English requests. */
function EnglishOnly() {
  const needsTelling = useWrittenByModel() === false
  const { data: settings } = useLoadSettingsQuery(undefined, { skip: !needsTelling })
  if (!needsTelling || settings === undefined || isEnglish(settings.language)) return null
  return <Notice tone="quiet">{words.chatEnglishOnly}</Notice>
}

function RequestBox({ proposal, question }: Pick<ChatPanelProps, 'proposal' | 'question'>) {
  const id = useId()
  const [text, setText] = useSavedInput(`chat/${question.id}`, '')
  const [improve, { error, isLoading }] = useImproveAnswerMutation()
  const isWaiting = isAnyAnswered(proposal.questions) || isLoading
  const isReady = canSend(text, proposal.questions) && !isLoading
  const ask = (userRequest: string) => improve({ id: proposal.id, questionId: question.id, userRequest })
  const send = async () => {
    if (!isReady) return
    const result = await ask(text.trim())
    if (result.error === undefined) setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf(event) !== 'Enter' || !isCommand(event)) return
    event.preventDefault()
    void send()
  }
  return (
    <div className={styles.request}>
      <EnglishOnly />
      <ChatSuggestions
        question={question}
        isDisabled={isAnyAnswered(proposal.questions) || isLoading}
        onSend={(request) => void ask(request)}
      />
      <label htmlFor={id}>{words.chatInput}</label>
      <Input.TextArea
        id={id}
        autoFocus
        lang={useWritingLanguage(text)}
        rows={3}
        className="grows"
        disabled={isWaiting}
        aria-describedby={`${id}-hint`}
        // What is being sent stands in the chat already.
        value={isLoading ? '' : text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.chatFailed} />}
      <div className="row apart">
        <Hint id={`${id}-hint`} proposal={proposal} />
        <Button type="primary" disabled={!isReady} onClick={() => void send()}>
          {words.chatSend}
        </Button>
      </div>
    </div>
  )
}

/** Changes a draft by chat: beside the cards, or above them on a phone. */
export function ChatPanel({ proposal, question, number, onClose }: ChatPanelProps) {
  const isPhone = useMedia('(max-width: 767px)')
  const title = words.chatAbout(words.questionNumber(number))
  const content = (
    <>
      <TextBlock className={styles.question} text={question.text} />
      <Entries proposal={proposal} question={question} />
      <RequestBox proposal={proposal} question={question} />
    </>
  )
  if (isPhone)
    return (
      <Drawer
        open
        title={title}
        size="100%"
        onClose={onClose}
        closable={{ 'aria-label': words.chatClose }}
        classNames={{ body: styles.drawer ?? '' }}
      >
        {content}
      </Drawer>
    )
  return (
    <aside
      className={styles.panel}
      aria-label={title}
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape') onClose()
      }}
    >
      <div className="row apart">
        <h2 className={styles.title}>{title}</h2>
        <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={words.chatClose} onClick={onClose} />
      </div>
      {content}
    </aside>
  )
}
