import { Checkbox, Form, Input } from 'antd'
import { useState } from 'react'
import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { RunEstimate } from '../../shared/writing-service/RunEstimate.tsx'
import { useSavedInput } from '../../shared/saved-input.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useWriteReportAgainMutation } from './changing-endpoints.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { ReportDocuments } from './ReportDocuments.tsx'

const words = texts.changing
const PROMPT_ROWS = 10

interface WriteAgainModalProps {
  readonly report: Report
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Writes the report again with another prompt. A person's text is replaced only after confirmation. */
export function WriteAgainModal({ report, isOpen, onClose }: WriteAgainModalProps) {
  const [prompt, setPrompt, forget] = useSavedInput(`write-again/${report.id}`, report.reportPrompt)
  const [documentIds, setDocumentIds] = useState<string[] | undefined>(report.documentIds ?? undefined)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [writeAgain, { error, isLoading }] = useWriteReportAgainMutation()
  const write = async () => {
    const result = await writeAgain({ id: report.id, reportPrompt: prompt.trim(), documentIds, confirmed: isConfirmed })
    if (result.error === undefined) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.writeAgainTitle}
      okText={words.write}
      cancelText={texts.common.cancel}
      okButtonProps={{ disabled: prompt.trim() === '' || documentIds?.length === 0, loading: isLoading }}
      mask={{ closable: false }}
      onOk={() => void write()}
      onCancel={onClose}
      afterEnd={forget}
      destroyOnHidden
    >
      <Form layout="vertical" component="div" disabled={isLoading}>
        <Form.Item label={words.prompt} htmlFor="report-prompt-again" extra={words.writeAgainHint}>
          <Input.TextArea
            id="report-prompt-again"
            autoFocus
            rows={PROMPT_ROWS}
            value={prompt}
            onChange={(event) => setPrompt(event.target.value)}
          />
        </Form.Item>
        <ReportDocuments projectId={report.projectId} documentIds={documentIds} onChange={setDocumentIds} />
        {report.text !== null && (
          <Checkbox checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)}>
            {words.replaceOfPeople}
          </Checkbox>
        )}
        <RunEstimate piece="reports" count={1} />
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.writeAgainFailed} />}
      </Form>
    </Dialog>
  )
}
