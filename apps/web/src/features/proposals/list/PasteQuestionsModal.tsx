import { Form, Input } from 'antd'
import type { FoundQuestion } from '../../../../../../adapters/http-contract/questions.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { limitsOf } from './question-limits.ts'
import styles from './PasteQuestionsModal.module.css'
import { useFindQuestionsMutation, usePasteQuestionsMutation } from '../endpoints/question-making-endpoints.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'

const words = texts.application.pasting
const ROWS = 12

interface PasteQuestionsModalProps {
  readonly proposalId: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

function Found({ found }: { readonly found: readonly FoundQuestion[] }) {
  return (
    <>
      <p>{words.found(found.length)}</p>
      <ol className={styles.found}>
        {found.map(({ section, text, ...limits }, at) => (
          <li key={at}>
            {section !== null && section !== found[at - 1]?.section && (
              <p className="muted small" dir="auto">
                {section}
              </p>
            )}
            <p dir="auto">{text}</p>
            <p className="muted small">{limitsOf(limits)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Adds several questions from a text, after a preview. */
export function PasteQuestionsModal({ proposalId, isOpen, onClose }: PasteQuestionsModalProps) {
  const [text, setText] = useSavedInput(`paste-questions/${proposalId}`, '')
  const [find, finding] = useFindQuestionsMutation()
  const [paste, pasting] = usePasteQuestionsMutation()
  const found = finding.data
  const isBusy = finding.isLoading || pasting.isLoading
  const error = finding.error ?? pasting.error
  const goOn = async () => {
    if (found === undefined) return void find({ id: proposalId, text })
    const result = await paste({ id: proposalId, text })
    if (result.error !== undefined) return
    onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.title}
      okText={found === undefined ? words.find : words.add(found.length)}
      cancelText={found === undefined ? texts.common.cancel : words.back}
      okButtonProps={{ disabled: text.trim() === '', loading: isBusy }}
      mask={{ closable: false }}
      onOk={() => void goOn()}
      onCancel={found === undefined ? onClose : () => finding.reset()}
      afterEnd={() => setText('')}
      destroyOnHidden
    >
      {found === undefined ? (
        <Form layout="vertical" component="div">
          <Form.Item label={words.label} htmlFor="pasted-questions" extra={words.hint}>
            <Input.TextArea
              id="pasted-questions"
              autoFocus
              rows={ROWS}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Form.Item>
        </Form>
      ) : (
        <Found found={found} />
      )}
      {error !== undefined && !isBusy && <FailureNotice error={error} heading={words.failed} />}
    </Dialog>
  )
}
