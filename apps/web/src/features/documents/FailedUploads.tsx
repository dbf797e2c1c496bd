import { Button } from 'antd'
import { texts } from '../../shared/texts/document-texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import type { Upload } from './use-uploads.ts'

const words = texts.documents

const sentenceOf = ({ file, isFinal, reason }: Upload) =>
  `${isFinal ? words.uploadRefused(file.name) : words.uploadFailed(file.name)} ${reason}`

function Group({ reason, uploads }: { readonly reason: string; readonly uploads: readonly Upload[] }) {
  const [first, ...others] = uploads
  return (
    <details>
      <summary>
        {reason === '' ? words.unknownReason : reason} <bdi>{first?.file.name}</bdi>
        <span>{others.length > 0 && ` ${words.andOthers(others.length)}`}</span>
      </summary>
      <ul>
        {uploads.map(({ key, file }) => (
          <li key={key} dir="auto">
            {file.name}
          </li>
        ))}
      </ul>
    </details>
  )
}

interface FailedUploadsProps {
  readonly uploads: readonly Upload[]
  readonly onRetry?: (files: readonly File[]) => void
}

/** One notice for all that failed, with their names by reason. */
export function FailedUploads({ uploads, onRetry }: FailedUploadsProps) {
  const failed = uploads.filter(({ state }) => state === 'failed')
  const [first] = failed
  if (first === undefined) return null
  const again = failed.filter(({ isFinal }) => !isFinal).map(({ file }) => file)
  const reasons = [...new Set(failed.map(({ reason }) => reason))]
  return (
    <Notice tone="error" heading={failed.length > 1 ? words.notUploaded(failed.length) : undefined}>
      {failed.length === 1
        ? sentenceOf(first)
        : reasons.map((reason) => (
            <Group key={reason} reason={reason} uploads={failed.filter((upload) => upload.reason === reason)} />
          ))}
      {onRetry !== undefined && again.length > 0 && (
        <Button size="small" onClick={() => onRetry(again)}>
          {texts.common.tryAgain}
        </Button>
      )}
    </Notice>
  )
}
