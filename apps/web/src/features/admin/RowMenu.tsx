import { MoreOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useState } from 'react'
import { admin as words } from '../../shared/texts/admin-texts.ts'
import { RowButton } from './RowButton.tsx'

interface RowMenuProps {
  /** What the row is about. */
  readonly subject: string
  readonly actions: readonly {
    readonly label: string
    readonly isDisabled?: boolean
    readonly onSelect: () => void
  }[]
}

/** What else can be done with a row. */
export function RowMenu({ subject, actions }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const items = actions.map(({ label, isDisabled = false, onSelect }) => ({
    key: label,
    label,
    disabled: isDisabled,
    onClick: onSelect,
  }))
  return (
    <Dropdown trigger={['click']} autoFocus menu={{ items }} onOpenChange={setIsOpen}>
      <RowButton
        label={words.moreOf(subject)}
        title={words.more}
        icon={<MoreOutlined />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      />
    </Dropdown>
  )
}
