import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useState } from 'react'
import type { ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { useHasSavedInput } from '../../shared/saved-input.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { useDrops } from '../../shared/ui/use-drops.ts'
import { FailedUploads } from './FailedUploads.tsx'
import { keptUploads } from './endpoints.ts'
import type { Upload } from './use-uploads.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const words = texts.documents
const NONE: readonly File[] = []
const UploadModal = lazyPart(() => import('./UploadModal.tsx').then(({ UploadModal }) => UploadModal))

interface UploadButtonProps {
  readonly projectId?: string
  readonly projectSection?: ProjectSection
  readonly isPrimary?: boolean
  /** Whether files dropped anywhere on the page are selected. */
  readonly takesDrops?: boolean
  readonly onUploaded?: () => void
}

/** Opens the upload modal; failed uploads are still shown after the modal closes. */
export function UploadButton({ projectId, projectSection, isPrimary, takesDrops, onUploaded }: UploadButtonProps) {
  const hasFiles = useHasSavedInput(keptUploads(projectId, projectSection))
  const [state, setState] = useState<'never' | 'open' | 'closed'>(hasFiles ? 'open' : 'never')
  const [dropped, setDropped] = useState<readonly File[]>(NONE)
  const [isRetry, setIsRetry] = useState(false)
  const [failed, setFailed] = useState<readonly Upload[]>([])
  const open = (files: readonly File[], again: boolean) => {
    setDropped(files)
    setIsRetry(again)
    setFailed([])
    setState('open')
  }
  const drop = (files: readonly File[]) => open(files, false)
  useDrops(() => document.querySelector('main'), takesDrops === true && state !== 'open' ? drop : null)
  const finish = useCallback(
    (notArrived: readonly Upload[]) => {
      setFailed(notArrived)
      setState('closed')
      onUploaded?.()
    },
    [onUploaded],
  )
  return (
    <>
      <div>
        <Button
          type={isPrimary === true ? 'primary' : 'default'}
          icon={<UploadOutlined aria-hidden />}
          onClick={() => open(NONE, false)}
        >
          {words.upload}
        </Button>
      </div>
      {failed.length > 0 && (
        // On a line of its own, so that the button stays where it is.
        <div style={{ width: '100%' }}>
          <FailedUploads uploads={failed} onRetry={(files) => open(files, true)} />
        </div>
      )}
      {state !== 'never' && (
        <UploadModal
          isOpen={state === 'open'}
          projectId={projectId}
          projectSection={projectSection}
          dropped={dropped}
          isRetry={isRetry}
          onUploaded={finish}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
