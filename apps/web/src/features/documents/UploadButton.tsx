import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCallback, useState } from 'react'
import type { ProjectSection } from '../../../../../adapters/http-contract/documents.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import type { Upload } from './use-uploads.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const words = texts.documents
const UploadModal = lazyPart(() => import('./UploadModal.tsx').then(({ UploadModal }) => UploadModal))

interface UploadButtonProps {
  readonly projectId?: string
  readonly projectSection?: ProjectSection
  readonly isPrimary?: boolean
  readonly onUploaded?: () => void
}

/** Opens the upload modal; what did not arrive is still said after the modal has closed. */
export function UploadButton({ projectId, projectSection, isPrimary, onUploaded }: UploadButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const [failed, setFailed] = useState<readonly Upload[]>([])
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
          onClick={() => {
            setFailed([])
            setState('open')
          }}
        >
          {words.upload}
        </Button>
      </div>
      {failed.length > 0 && (
        // On a line of its own, so that the button stays where it is.
        <div className="stack tight" style={{ width: '100%' }}>
          {failed.map(({ key, file, reason }) => (
            <Notice key={key} tone="error">
              {words.uploadFailed(file.name)} {reason}
            </Notice>
          ))}
        </div>
      )}
      {state !== 'never' && (
        <UploadModal
          isOpen={state === 'open'}
          projectId={projectId}
          projectSection={projectSection}
          onUploaded={finish}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
