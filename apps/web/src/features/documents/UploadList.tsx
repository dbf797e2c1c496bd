import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { formatBytes } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import styles from './UploadModal.module.css'
import type { Upload } from './use-uploads.ts'

const words = texts.documents

function Bar({ upload }: { readonly upload: Upload }) {
  const percent = Math.round((upload.part ?? 0) * 100)
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
  const { file, state } = upload
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
      {state === 'failed' && <span className={`${styles.failed} ${styles.whole} small`}>{words.notUploadedFile}</span>}
      {(state === 'sending' || state === 'done') && <Bar upload={upload} />}
    </li>
  )
}

/** Uploads under way come first, finished ones last. */
const RANK = { sending: 0, waiting: 1, stopped: 1, failed: 2, done: 3 }

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly isSending: boolean
  readonly onRemove: (key: string) => void
  readonly onStop: () => void
  /** Continues stopped uploads; absent if another button of the page does. */
  readonly onGoOn?: () => void
}

function Progress({ uploads, isSending, onStop, onGoOn }: Omit<UploadListProps, 'onRemove'>) {
  const done = uploads.filter(({ state }) => state === 'done').length
  const sending = uploads.filter(({ state }) => state === 'sending')
  const waits = sending.length > 0 && sending.every(({ part }) => part === null)
  const isStopped = !isSending && uploads.some(({ state }) => state === 'stopped')
  if (!isSending && !isStopped && done === 0) return null
  return (
    <div className="row apart">
      <span className="small">
        {words.uploadedOf(done, uploads.length)} <span role="status">{waits && words.waits}</span>
      </span>
      {isSending && (
        <Button size="small" onClick={onStop}>
          {words.stop}
        </Button>
      )}
      {isStopped && onGoOn !== undefined && (
        <Button size="small" onClick={onGoOn}>
          {words.goOn}
        </Button>
      )}
    </div>
  )
}

/** Selected files, each with its progress. */
export function UploadList({ onRemove, ...progress }: UploadListProps) {
  const { uploads, isSending } = progress
  return (
    <>
      <Progress {...progress} />
      <ul
        className={`plain-list ${styles.list}`}
        aria-label={words.chosen}
        tabIndex={uploads.length > 6 ? 0 : undefined}
      >
        {uploads
          .toSorted((one, other) => RANK[one.state] - RANK[other.state])
          .map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRemove={isSending ? null : () => onRemove(upload.key)} />
          ))}
      </ul>
    </>
  )
}
