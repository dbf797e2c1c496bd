import { DownOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useRef, useState } from 'react'
import { texts } from '../../shared/texts/admin-texts.ts'
import { RowButton } from './RowButton.tsx'

const words = texts.admin

interface RowMenuProps {
  /** Name of the row. */
  readonly subject: string
  readonly actions: readonly {
    readonly label: string
    readonly isDisabled?: boolean
    readonly onSelect: () => void
  }[]
}

/** Further actions for a row. */
export function RowMenu({ subject, actions }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const onOpenChange = (opens: boolean) => {
    setIsOpen(opens)
    if (!opens) opener.current?.focus()
  }
  const items = actions.map(({ label, isDisabled = false, onSelect }) => ({
    key: label,
    label,
    disabled: isDisabled,
    onClick: onSelect,
  }))
  return (
    <Dropdown trigger={['click']} autoFocus menu={{ items }} onOpenChange={onOpenChange}>
      <RowButton
        ref={opener}
        label={words.moreOf(subject)}
        icon={<DownOutlined aria-hidden />}
        iconPlacement="end"
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        {words.more}
      </RowButton>
    </Dropdown>
  )
}
