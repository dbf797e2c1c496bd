import { SnippetsOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { readClipboard } from '../../../shared/clipboard.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { FailureNotice, Notice } from '../../../shared/ui/Notice.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useAddQuestionMutation } from '../endpoints/endpoints.ts'
import { useBeside } from '../use-beside.ts'

const words = texts.proposal
const PasteQuestionsModal = lazyPart(() =>
  import('./PasteQuestionsModal.tsx').then(({ PasteQuestionsModal }) => PasteQuestionsModal),
)

/** Adds a question of the form that the list lacks. */
export function NewQuestionBox({ proposalId }: { readonly proposalId: string }) {
  const id = useId()
  const [text, setText] = useSavedInput(`new-question/${proposalId}`, '')
  const [cannotPaste, setCannotPaste] = useState(false)
  const pasteMany = useBeside<true>()
  const [addQuestion, { error, isLoading, reset }] = useAddQuestionMutation()

  const submit = async () => {
    const result = await addQuestion({ id: proposalId, questionText: text.trim() })
    if (result.error === undefined) setText('')
  }
  const paste = async () => {
    const pasted = await readClipboard()
    setCannotPaste(pasted === null)
    if (pasted !== null) setText(text === '' ? pasted : `${text}\n${pasted}`)
  }
  const cancel = () => {
    setText('')
    setCannotPaste(false)
    reset()
  }

  return (
    <section className="card stack tight">
      <div className="row apart">
        <h2>
          <label htmlFor={id}>{words.newQuestion}</label>
        </h2>
        <div className="row">
          <Button icon={<SnippetsOutlined aria-hidden />} onClick={() => void paste()}>
            {words.paste}
          </Button>
          <Button onClick={() => pasteMany.open(true)}>{texts.application.pasting.open}</Button>
        </div>
      </div>
      <Input.TextArea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={3}
        className="grows"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className="muted small">
        {words.newQuestionHint}
      </p>
      {cannotPaste && <Notice tone="warning">{words.pasteFailed}</Notice>}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.questionFailed} />}
      <div className="row">
        <Button disabled={text === '' || isLoading} onClick={cancel}>
          {texts.common.cancel}
        </Button>
        <Button type="primary" disabled={text.trim() === ''} loading={isLoading} onClick={() => void submit()}>
          {words.submit}
        </Button>
      </div>
      {pasteMany.content !== null && (
        <PasteQuestionsModal
          key={pasteMany.turn}
          proposalId={proposalId}
          isOpen={pasteMany.isOpen}
          onClose={pasteMany.close}
        />
      )}
    </section>
  )
}
