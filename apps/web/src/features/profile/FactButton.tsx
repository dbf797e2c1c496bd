import { Button } from 'antd'

interface FactButtonProps {
  readonly text: string
  /** The same with what it is about, which begins with it. */
  readonly name: string
  readonly isPrimary?: boolean
  readonly isBusy?: boolean
  readonly onClick: () => void
}

/** A small button on one fact of many. */
export function FactButton({ text, name, isPrimary = false, isBusy = false, onClick }: FactButtonProps) {
  return (
    <Button size="small" type={isPrimary ? 'primary' : 'default'} aria-label={name} disabled={isBusy} onClick={onClick}>
      {text}
    </Button>
  )
}
