import { Button } from 'antd'
import { useRef } from 'react'
import { useDrops } from './use-drops.ts'
import styles from './DropZone.module.css'

interface DropZoneProps {
  readonly words: { readonly drop: string; readonly release: string; readonly choose: string; readonly hint: string }
  readonly takesMany?: boolean
  /** File types for the file chooser; by default all. Dropped files may be of any type. */
  readonly accept?: string
  readonly isDisabled: boolean
  readonly isPrimary?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Accepts files by choosing or dropping; in a dialog, they can be dropped anywhere on it. */
export function DropZone({ words, takesMany = false, accept, isDisabled, isPrimary = false, onFiles }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const place = () => zone.current?.closest<HTMLElement>('[role=dialog]') ?? zone.current
  const isOver = useDrops(place, isDisabled ? null : onFiles)
  return (
    <div ref={zone} className={`${styles.drop} ${isOver ? styles.over : ''}`}>
      <p>{isOver ? words.release : words.drop}</p>
      <Button type={isPrimary ? 'primary' : 'default'} disabled={isDisabled} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={takesMany}
        accept={accept}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        disabled={isDisabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className="muted small">{words.hint}</p>
    </div>
  )
}
