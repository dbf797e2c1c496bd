import styles from './FactButton.module.css'

interface FactButtonProps {
  readonly text: string
  /** The same with what it is about, which begins with it. */
  readonly name: string
  readonly isPrimary?: boolean
  readonly isBusy?: boolean
  readonly onClick: () => void
}

/** A small button on one fact of many. Without antd, whose button is slow to show where there are sixty. */
export function FactButton({ text: shown, name, isPrimary = false, isBusy = false, onClick }: FactButtonProps) {
  return (
    <button
      type="button"
      className={`button ${isPrimary ? 'primary' : ''} ${styles.small}`}
      aria-label={name}
      disabled={isBusy}
      onClick={onClick}
    >
      {shown}
    </button>
  )
}
