import { Form, Input } from 'antd'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useKeptFile } from '../../shared/kept-files.ts'
import { useSavedInput } from '../../shared/saved-input.ts'
import { paths } from '../../shared/paths.ts'
import { AmountInput } from '../../shared/money/AmountInput.tsx'
import { isAmountTaken } from '../../shared/money/typed-amount.ts'
import { useAccountLanguage } from '../../shared/use-account-language.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { FormFileField } from './FormFileField.tsx'
import { FunderSelect } from './FunderSelect.tsx'
import { nameOfFile, newGrant, type ChosenFunder } from './new-grant.ts'
import { sampleFormFile } from './sample-form.ts'
import { keyOf } from '../../shared/use-keys.ts'
import { useCreateGrant } from './use-create-grant.ts'

const words = texts.grants
const RunEstimate = lazyPart(() =>
  import('../../shared/writing-service/RunEstimate.tsx').then(({ RunEstimate }) => RunEstimate),
)

interface NewGrantModalProps {
  readonly isOpen: boolean
  readonly projectId: string
  readonly keptAs: string
  readonly onClose: () => void
}

const blank = {
  name: '',
  purpose: '',
  amount: '',
  funder: null as ChosenFunder | null,
  fileName: null as string | null,
}

/** Enter does not submit from the name. */
function blockEnter(event: KeyboardEvent) {
  if (keyOf(event) === 'Enter') event.preventDefault()
}

function RequestedAmount(props: ComponentProps<typeof AmountInput>) {
  return (
    <Form.Item label={words.amountQuestion} htmlFor="grant-amount">
      <AmountInput id="grant-amount" {...props} />
    </Form.Item>
  )
}

function SampleForm({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <button type="button" className="link-button small" onClick={onChoose}>
      {texts.sampleForm.tryIt}
    </button>
  )
}

export function NewGrantModal({ isOpen, projectId, keptAs, onClose }: NewGrantModalProps) {
  const [values, setValues, forget] = useSavedInput(keptAs, blank)
  const { file, setFile, isLost, forgetFiles } = useKeptFile(`${keptAs}/file`)
  const { create, error, isCreating, sentPart, reset } = useCreateGrant()
  const navigate = useNavigate()
  const amountTerms = { language: useAccountLanguage(), currency: null, allowsWords: true }
  const isComplete = values.name.trim() !== '' && isAmountTaken(values.amount, amountTerms)
  const set = (changes: Partial<typeof blank>) => setValues({ ...values, ...changes })

  const submit = async () => {
    const { name, purpose, amount, funder } = values
    const answers = [
      { question: words.purposeQuestion, answer: purpose },
      { question: words.amountQuestion, answer: amount },
    ]
    const id = await create(newGrant({ name, projectId, answers, funder }), file)
    if (id === undefined) return
    forget()
    forgetFiles()
    await navigate(paths.proposal(id))
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    const name = values.name === '' && chosen !== null ? nameOfFile(chosen) : values.name
    set({ name, fileName: chosen?.name ?? null })
  }
  const chooseSample = () => {
    const sample = sampleFormFile()
    const { applicationName, purpose, amount } = texts.sampleForm
    setFile(sample)
    set({
      name: values.name || applicationName,
      purpose: values.purpose || purpose,
      amount: values.amount || amount,
      fileName: sample.name,
    })
  }
  const clear = () => {
    setValues(blank)
    setFile(null)
    reset()
  }

  return (
    <Dialog
      open={isOpen}
      title={words.modalTitle}
      okText={texts.common.create}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: !isComplete, loading: isCreating }}
      mask={{ closable: false }}
      onOk={() => void submit()}
      onCancel={onClose}
      keptAs={keptAs}
      afterEnd={clear}
    >
      <Form layout="vertical" component="div" disabled={isCreating}>
        <Form.Item label={words.nameLabel} htmlFor="grant-name" required>
          <Input
            id="grant-name"
            autoFocus
            value={values.name}
            placeholder={words.namePlaceholder}
            onChange={(event) => set({ name: event.target.value })}
            onKeyDown={blockEnter}
          />
        </Form.Item>
        <Form.Item label={words.purposeQuestion} htmlFor="grant-purpose">
          <Input.TextArea
            id="grant-purpose"
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={values.purpose}
            onChange={(event) => set({ purpose: event.target.value })}
          />
        </Form.Item>
        <RequestedAmount {...amountTerms} value={values.amount} onChange={(amount) => set({ amount })} />
        <Form.Item label={words.funder} htmlFor="grant-funder" extra={words.funderHint}>
          <FunderSelect id="grant-funder" value={values.funder} onChange={(funder) => set({ funder })} />
        </Form.Item>
        <Form.Item label={words.file}>
          <FormFileField file={file} lostFileName={isLost ? values.fileName : null} onChange={choose} />
          {file === null && <SampleForm onChoose={chooseSample} />}
        </Form.Item>
        {file !== null && <RunEstimate count={null} />}
        {isCreating && file !== null && <p role="status">{texts.documents.uploading(sentPart)}</p>}
        {error !== undefined && !isCreating && <FailureNotice error={error} heading={words.createFailed} />}
      </Form>
    </Dialog>
  )
}
