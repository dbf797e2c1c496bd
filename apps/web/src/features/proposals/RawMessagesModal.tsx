import { Modal } from 'antd'
import type { Question } from '../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../shared/texts/texts.ts'
import styles from './CoordinatorPanel.module.css'

const words = texts.proposal

interface RawMessagesModalProps {
  readonly question: Question
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** For admins: what was exchanged with the language model about one answer. */
export function RawMessagesModal({ question, isOpen, onClose }: RawMessagesModalProps) {
  const messages = question.answer?.metadata.messages ?? []
  return (
    <Modal open={isOpen} title={words.aiTitle} footer={null} width={840} onCancel={onClose}>
      {messages.length === 0 ? (
        <p className="muted">{words.aiEmpty}</p>
      ) : (
        <pre className={styles.raw} tabIndex={0} aria-label={words.aiTitle}>
          {JSON.stringify(messages, null, 2)}
        </pre>
      )}
    </Modal>
  )
}
