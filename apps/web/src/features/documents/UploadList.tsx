import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { formatBytes } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import styles from './UploadModal.module.css'
import type { Upload } from './use-uploads.ts'

const words = texts.documents

function Bar({ upload }: { readonly upload: Upload }) {
  const percent = Math.round(upload.part * 100)
  return (
    <div
      className={`${styles.bar} ${styles.whole}`}
      data-bar
      role="progressbar"
      aria-label={words.uploadProgress(upload.file.name)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={styles.part} style={{ width: `${percent}%` }} />
    </div>
  )
}

function UploadRow({ upload, onRemove }: { readonly upload: Upload; readonly onRemove: (() => void) | null }) {
  const { file, state, reason } = upload
  return (
    <li className={styles.file}>
      <span>
        <span className={styles.fileName} dir="auto">
          {file.name}
        </span>{' '}
        <span className="muted small">{formatBytes(file.size)}</span>
      </span>
      {onRemove !== null && state !== 'done' && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={words.removeChosen(file.name)}
          onClick={onRemove}
        />
      )}
      {state === 'done' && <span className="muted small">{words.uploadedFile}</span>}
      {(state === 'sending' || state === 'done') && <Bar upload={upload} />}
      {state === 'failed' && (
        <p className={`${styles.whole} ${styles.failed} small`} role="alert">
          {reason}
        </p>
      )}
    </li>
  )
}

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly isSending: boolean
  readonly onRemove: (key: string) => void
}

/** Selected files, each with its progress or error. */
export function UploadList({ uploads, isSending, onRemove }: UploadListProps) {
  return (
    <ul className="plain-list" aria-label={words.chosen}>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onRemove={isSending ? null : () => onRemove(upload.key)} />
      ))}
    </ul>
  )
}
