import { Form, Input } from 'antd'
import { useState } from 'react'
import { useReloaded } from '../../shared/cache-entry.ts'
import { useSavedInput } from '../../shared/saved-input.ts'
import { texts } from '../../shared/texts/report-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { RunEstimate } from '../../shared/writing-service/RunEstimate.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useCreateReportMutation } from './endpoints.ts'
import { ReportDocuments } from './ReportDocuments.tsx'

const words = texts.reports
const blank: { name: string; reportPrompt: string; documentIds?: string[] } = { name: '', reportPrompt: '' }
const PROMPT_ROWS = 10

interface NewReportModalProps {
  readonly isOpen: boolean
  readonly projectId: string
  readonly keptAs: string
  readonly onClose: () => void
}

/** Asks for a name and a prompt, both required. */
export function NewReportModal({ isOpen, projectId, keptAs, onClose }: NewReportModalProps) {
  const [values, setValues, forget] = useSavedInput(keptAs, blank)
  const [createReport, { error, isLoading: isSending, reset }] = useCreateReportMutation()
  const [isReloading, setIsReloading] = useState(false)
  const isLoading = isSending || isReloading
  const reloaded = useReloaded()
  const { documentIds } = values
  const name = values.name.trim()
  const reportPrompt = values.reportPrompt.trim()

  const create = async () => {
    const answer = await createReport({ projectId, name, reportPrompt, documentIds })
    if (answer.error !== undefined) return
    setIsReloading(true)
    await reloaded()
    setIsReloading(false)
    forget()
    onClose()
  }
  const clear = () => {
    setValues(blank)
    reset()
  }

  return (
    <Dialog
      open={isOpen}
      title={words.modalTitle}
      okText={texts.common.create}
      cancelText={texts.common.cancel}
      okButtonProps={{
        disabled: name === '' || reportPrompt === '' || documentIds?.length === 0 || isLoading,
        loading: isLoading,
      }}
      mask={{ closable: false }}
      onOk={() => void create()}
      onCancel={onClose}
      keptAs={keptAs}
      afterEnd={clear}
      destroyOnHidden
    >
      <Form layout="vertical" component="div" disabled={isLoading}>
        <Form.Item label={words.nameLabel} htmlFor="report-name" required>
          <Input
            id="report-name"
            autoFocus
            value={values.name}
            placeholder={words.namePlaceholder}
            onChange={(event) => setValues({ ...values, name: event.target.value })}
          />
        </Form.Item>
        <Form.Item label={words.prompt} htmlFor="report-prompt" extra={words.promptHint} required>
          <Input.TextArea
            id="report-prompt"
            rows={PROMPT_ROWS}
            value={values.reportPrompt}
            onChange={(event) => setValues({ ...values, reportPrompt: event.target.value })}
          />
        </Form.Item>
        <ReportDocuments
          projectId={projectId}
          documentIds={documentIds}
          onChange={(ticked) => setValues({ ...values, documentIds: ticked })}
        />
        <RunEstimate piece="reports" count={1} />
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.createFailed} />}
      </Form>
    </Dialog>
  )
}
