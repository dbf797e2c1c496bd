import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Report } from '../../../../../adapters/http-contract/reports.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/application-texts.ts'
import { ActionMenu } from '../../shared/ui/ActionMenu.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { RemoveModal } from '../../shared/ui/RemoveModal.tsx'
import { useDuplicateReportMutation, useRemoveReportMutation } from './changing-endpoints.ts'
import { isInProgress } from './report-state.ts'
import { WriteAgainModal } from './WriteAgainModal.tsx'

const words = texts.changing

/** Actions on the whole report. */
export function ReportMenu({ report }: { readonly report: Report }) {
  const [opened, setOpened] = useState<{ readonly what: 'removal' | 'prompt' | null; readonly turn: number }>({
    what: null,
    turn: 0,
  })
  const [duplicate, copy] = useDuplicateReportMutation()
  const [removeReport] = useRemoveReportMutation()
  const navigate = useNavigate()
  const { id, name, projectId, status, text } = report
  const open = (what: 'removal' | 'prompt' | null) => setOpened({ what, turn: opened.turn + (what === null ? 0 : 1) })
  const makeCopy = async () => {
    const { data } = await duplicate(id)
    if (data !== undefined) await navigate(paths.report(data))
  }
  const remove = async () => {
    const { error } = await removeReport(id)
    if (error === undefined) await navigate(`${paths.project(projectId)}#reports`)
    return error
  }
  return (
    <>
      <ActionMenu
        accessibleName={words.reportMenu}
        groups={[
          [
            { label: words.writeAgain, isDisabled: isInProgress(status), onSelect: () => open('prompt') },
            { label: words.duplicate, onSelect: () => void makeCopy() },
          ],
          [{ label: words.remove, isDangerous: true, onSelect: () => open('removal') }],
        ]}
      />
      {copy.isError && <FailureNotice error={copy.error} heading={words.duplicateFailed} />}
      <WriteAgainModal
        key={`prompt ${opened.turn}`}
        report={report}
        isOpen={opened.what === 'prompt'}
        onClose={() => open(null)}
      />
      <RemoveModal
        isOpen={opened.what === 'removal'}
        name={name}
        goes={text === null ? [] : [words.reportText]}
        onRemove={remove}
        onClose={() => open(null)}
      />
    </>
  )
}
