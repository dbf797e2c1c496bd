import { FileTextOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { formatBytes } from '../../shared/formatting/numbers.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import { DropZone } from '../../shared/ui/DropZone.tsx'
import { READABLE } from '../../shared/ui/dropped-files.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import styles from './FormDrop.module.css'
import { sampleFormFile } from './sample-form.ts'

const words = texts.newApplication
const BYTES_PER_MB = 1024 * 1024

interface FormDropProps {
  readonly file: File | null
  readonly isBusy: boolean
  readonly onChange: (file: File | null) => void
}

/** The funder's form, dropped or chosen; the sample for who has none at hand. */
export function FormDrop({ file, isBusy, onChange }: FormDropProps) {
  const [tooLarge, setTooLarge] = useState<string | null>(null)
  const { maxUploadMb } = runtimeConfig
  const take = ([first]: readonly File[]) => {
    if (first === undefined) return
    const isTooLarge = first.size > maxUploadMb * BYTES_PER_MB
    setTooLarge(isTooLarge ? first.name : null)
    if (!isTooLarge) onChange(first)
  }
  return (
    <div className="stack tight">
      {file === null ? (
        <>
          <DropZone
            accept={READABLE}
            words={{ ...words.dropForm, hint: words.dropForm.hint(maxUploadMb) }}
            isDisabled={isBusy}
            isPrimary
            onFiles={take}
          />
          <button type="button" className="link-button small" onClick={() => onChange(sampleFormFile())}>
            {words.sample}
          </button>
        </>
      ) : (
        <div className={styles.chosen}>
          <FileTextOutlined aria-hidden className={styles.icon} />
          <span className={styles.name}>
            <bdi>{file.name}</bdi> <span className="muted small">{formatBytes(file.size)}</span>
          </span>
          <Button disabled={isBusy} onClick={() => onChange(null)}>
            {words.another}
          </Button>
        </div>
      )}
      {tooLarge !== null && <Notice tone="error">{words.tooLarge(tooLarge, maxUploadMb)}</Notice>}
    </div>
  )
}
