import { PlusOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { useHasSavedInput } from '../../shared/saved-input.ts'
import { texts } from '../../shared/texts/report-texts.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const NewReportModal = lazyPart(() => import('./NewReportModal.tsx').then(({ NewReportModal }) => NewReportModal))

interface CreateReportButtonProps {
  readonly projectId: string
  /** False without documents, which a report needs. */
  readonly isAllowed: boolean
}

export function CreateReportButton({ projectId, isAllowed }: CreateReportButtonProps) {
  const keptAs = `new-report/${projectId}`
  const hasInput = useHasSavedInput(keptAs)
  const [state, setState] = useState<'never' | 'open' | 'closed'>(hasInput && isAllowed ? 'open' : 'never')
  return (
    <>
      <Tooltip title={isAllowed ? '' : texts.reports.createHint}>
        <span>
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            disabled={!isAllowed}
            onClick={() => setState('open')}
          >
            {texts.reports.create}
          </Button>
        </span>
      </Tooltip>
      {state !== 'never' && (
        <NewReportModal
          isOpen={state === 'open'}
          projectId={projectId}
          keptAs={keptAs}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
