import { Segmented } from 'antd'
import { useState } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { MessageParts } from '../chat/MessageParts.tsx'
import styles from './RawMessagesModal.module.css'

const words = texts.proposal

interface RawMessagesModalProps {
  readonly question: Question
  readonly isOpen: boolean
  readonly onClose: () => void
}

type Messages = NonNullable<NonNullable<Question['answer']>['metadata']['messages']>

function Readable({ messages }: { readonly messages: Messages }) {
  return (
    <ol className={styles.messages} tabIndex={0} aria-label={words.aiTitle}>
      {messages.map(({ role, content }, index) => (
        <MessageParts key={index} role={role} content={content} />
      ))}
    </ol>
  )
}

function Raw({ messages }: { readonly messages: Messages }) {
  return (
    <pre className={styles.raw} tabIndex={0} aria-label={words.aiTitle}>
      {JSON.stringify(messages, null, 2)}
    </pre>
  )
}

/** For admins: messages exchanged with the language model about one answer, formatted or raw. */
export function RawMessagesModal({ question, isOpen, onClose }: RawMessagesModalProps) {
  const [view, setView] = useState(words.aiReadable)
  const messages = question.answer?.metadata.messages ?? []
  return (
    <Dialog open={isOpen} title={words.aiTitle} footer={null} width={840} onCancel={onClose}>
      {messages.length === 0 ? (
        <p className="muted">{words.aiEmpty}</p>
      ) : (
        <div className="stack">
          <div>
            <Segmented
              aria-label={words.aiView}
              options={[words.aiReadable, words.aiRaw]}
              value={view}
              onChange={setView}
            />
          </div>
          {view === words.aiRaw ? <Raw messages={messages} /> : <Readable messages={messages} />}
        </div>
      )}
    </Dialog>
  )
}
