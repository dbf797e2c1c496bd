import styles from './FactButton.module.css'

interface FactButtonProps {
  readonly text: string
  /** Accessible name, which begins with the shown text. */
  readonly name: string
  readonly isPrimary?: boolean
  readonly isBusy?: boolean
  readonly onClick: () => void
}

/** A small button for one of many facts. It avoids antd, whose button renders slowly in sets of sixty. */
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
