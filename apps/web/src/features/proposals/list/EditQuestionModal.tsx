import { Form, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { questionKind } from '../../../../../../adapters/http-contract/proposals.ts'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useChangeQuestionMutation } from '../endpoints/question-endpoints.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { Select } from '../../../shared/ui/Select.tsx'

const words = texts.application.question

interface EditQuestionModalProps {
  readonly proposalId: string
  readonly question: Question
  readonly isOpen: boolean
  readonly onClose: () => void
}

type Fields = Pick<Question, 'text' | 'guidance' | 'section' | 'word_limit' | 'characters_limit' | 'kind'>

const fieldsOf = ({ text, guidance, section, word_limit, characters_limit, kind }: Question): Fields => ({
  text,
  guidance,
  section,
  word_limit,
  characters_limit,
  kind,
})

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** Only changed fields, so that a colleague's changes stay. */
function changesOf(before: Fields, after: Fields): Partial<Fields> {
  const changed = Object.entries(after).filter(([name, value]) => before[name as keyof Fields] !== value)
  return Object.fromEntries(changed)
}

interface FieldsProps {
  readonly values: Fields
  readonly onChange: (values: Fields) => void
}

function Limits({ values, onChange }: FieldsProps) {
  const limit = (name: 'word_limit' | 'characters_limit', label: string) => (
    <Form.Item label={label} htmlFor={`question-${name}`}>
      <InputNumber
        id={`question-${name}`}
        min={1}
        controls={false}
        precision={0}
        value={values[name]}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    </Form.Item>
  )
  return (
    <div className="row">
      {limit('word_limit', words.wordLimit)}
      {limit('characters_limit', words.characterLimit)}
      <Form.Item label={words.kind} htmlFor="question-kind">
        <Select
          id="question-kind"
          style={{ minWidth: 180 }}
          value={values.kind}
          options={questionKind.options.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          onChange={(kind) => onChange({ ...values, kind })}
        />
      </Form.Item>
    </div>
  )
}

function QuestionFields({ values, onChange }: FieldsProps) {
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={words.text} htmlFor="question-text" required>
        <Input.TextArea
          id="question-text"
          autoFocus
          autoSize={{ minRows: 2, maxRows: 10 }}
          value={values.text}
          onChange={(event) => onChange({ ...values, text: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={words.guidance} htmlFor="question-guidance">
        <Input.TextArea
          id="question-guidance"
          autoSize={{ minRows: 2, maxRows: 8 }}
          value={values.guidance ?? ''}
          onChange={(event) => onChange({ ...values, guidance: orNull(event.target.value) })}
        />
      </Form.Item>
      <Form.Item label={words.section} htmlFor="question-section">
        <Input
          id="question-section"
          value={values.section ?? ''}
          onChange={(event) => onChange({ ...values, section: orNull(event.target.value) })}
        />
      </Form.Item>
      <Limits values={values} onChange={onChange} />
    </Form>
  )
}

/** Edits a funder's question. The answer stays. */
export function EditQuestionModal({ proposalId, question, isOpen, onClose }: EditQuestionModalProps) {
  const [now] = useState(() => fieldsOf(question))
  const [{ before, values }, setTyped, forget] = useSavedInput(`question/${question.id}`, { before: now, values: now })
  const setValues = (to: Fields) => setTyped({ before, values: to })
  const [change, { error, isLoading }] = useChangeQuestionMutation()
  const save = async () => {
    const changes = changesOf(before, { ...values, text: values.text.trim() })
    const isSame = Object.keys(changes).length === 0
    const result = isSame ? {} : await change({ id: proposalId, questionId: question.id, ...changes })
    if (!('error' in result) || result.error === undefined) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.title}
      okText={texts.common.save}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: values.text.trim() === '', loading: isLoading }}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={onClose}
      afterEnd={forget}
      destroyOnHidden
    >
      <p className="muted small">{words.hint}</p>
      <QuestionFields values={values} onChange={setValues} />
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </Dialog>
  )
}
