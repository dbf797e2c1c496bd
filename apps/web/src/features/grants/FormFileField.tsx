import { CloseOutlined, PaperClipOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { formatBytes } from '../../shared/formatting/numbers.ts'
import { announce } from '../../shared/announce.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { READABLE } from '../../shared/ui/dropped-files.ts'
import { useDrops } from '../../shared/ui/use-drops.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import styles from './FormFileField.module.css'

const words = texts.grants

interface FormFileFieldProps {
  readonly file: File | null
  /** Chosen before the page was left: what was typed is kept, a file can't be. */
  readonly lostFileName: string | null
  readonly onChange: (file: File | null) => void
}

/** The funder's form, chosen or dropped. */
export function FormFileField({ file, lostFileName, onChange }: FormFileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const place = () => zone.current?.closest<HTMLElement>('[role=dialog]') ?? zone.current
  useDrops(place, ([first]) => onChange(first ?? file))
  return (
    <div className="stack tight" ref={zone} data-keeps-focus>
      <div className="row">
        <Button icon={<PaperClipOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {words.chooseFile}
        </Button>
        {file !== null && (
          <span className={styles.chosen}>
            <span>
              <bdi>{file.name}</bdi> <span className="muted small">{formatBytes(file.size)}</span>
            </span>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined aria-hidden />}
              aria-label={words.removeFile}
              onClick={() => {
                onChange(null)
                announce(words.fileRemoved(file.name))
              }}
            />
          </span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={READABLE}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          onChange(event.target.files?.[0] ?? file)
          event.target.value = ''
        }}
      />
      {lostFileName !== null && <Notice tone="warning">{words.fileLost(lostFileName)}</Notice>}
      <span className="muted small">{words.fileHint(runtimeConfig.maxUploadMb)}</span>
    </div>
  )
}
