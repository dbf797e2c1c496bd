import { Button } from 'antd'
import { useRef, useState, type DragEvent } from 'react'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { texts } from '../../shared/texts/texts.ts'
import styles from './UploadModal.module.css'

const words = texts.documents

interface DropZoneProps {
  readonly isDisabled: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files by choice or by drag and drop. */
export function DropZone({ isDisabled, onFiles }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <p>{words.drop}</p>
      <Button disabled={isDisabled} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        disabled={isDisabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className="muted small">{words.formats(runtimeConfig.maxUploadMb)}</p>
    </div>
  )
}
