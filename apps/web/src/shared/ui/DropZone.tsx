import { Button } from 'antd'
import { useRef, useState, type DragEvent } from 'react'
import styles from './DropZone.module.css'

interface DropZoneProps {
  readonly words: { readonly drop: string; readonly release: string; readonly choose: string; readonly hint: string }
  readonly takesMany?: boolean
  readonly isDisabled: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files by choice or by drag and drop. */
export function DropZone({ words, takesMany = false, isDisabled, onFiles }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(!isDisabled)
  }
  // On its way over what is within, the file has not left.
  const dragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragEnter={dragOver}
      onDragOver={dragOver}
      onDragLeave={dragLeave}
      onDrop={drop}
    >
      <p>{isOver ? words.release : words.drop}</p>
      <Button disabled={isDisabled} onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={takesMany}
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
