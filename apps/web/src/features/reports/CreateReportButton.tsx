import { PlusOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { useHasKeptInput } from '../../shared/kept-input.ts'
import { texts } from '../../shared/texts/user-texts.ts'
import { lazily } from '../../shared/ui/lazily.tsx'

const NewReportModal = lazily(() => import('./NewReportModal.tsx').then(({ NewReportModal }) => NewReportModal))

interface CreateReportButtonProps {
  readonly projectId: string
  /** A report needs documents (SPEC.md §5). */
  readonly isAllowed: boolean
}

export function CreateReportButton({ projectId, isAllowed }: CreateReportButtonProps) {
  const keptAs = `new-report/${projectId}`
  const hasInput = useHasKeptInput(keptAs)
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
