import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, type ButtonProps } from 'antd'
import { useId, useRef, useState, type ReactNode } from 'react'

export interface MenuAction {
  readonly label: string
  /** Shortcut shown beside the label. */
  readonly keyName?: string
  readonly isDangerous?: boolean
  readonly isDisabled?: boolean
  readonly onSelect: () => void
}

interface ActionMenuProps extends Pick<ButtonProps, 'type' | 'size' | 'icon'> {
  /** Label of the button beside its icon (by default three dots). */
  readonly label?: ReactNode
  /** Name of the menu with its subject. */
  readonly accessibleName: string
  /** Groups of actions, with a line between them. */
  readonly groups: readonly (readonly MenuAction[])[]
  /** A note at the top of the menu. */
  readonly note?: string
}

type Entry =
  | { readonly type: 'divider'; readonly key: string }
  | { readonly type: 'group'; readonly key: string; readonly label: string }
  | ReturnType<typeof entryOf>

const entryOf = ({ label, keyName, isDangerous = false, isDisabled = false, onSelect }: MenuAction) => ({
  key: label,
  label,
  extra: keyName,
  danger: isDangerous,
  disabled: isDisabled,
  onClick: ({ domEvent }: { domEvent: { stopPropagation(): void } }) => {
    domEvent.stopPropagation()
    onSelect()
  },
})

function entriesOf(groups: ActionMenuProps['groups'], note: string): Entry[] {
  const filled = groups.filter((actions) => actions.length > 0)
  return [
    ...(note === '' ? [] : [{ type: 'group' as const, key: 'note', label: note }]),
    ...filled.flatMap((actions, at) => [
      ...(at > 0 ? [{ type: 'divider' as const, key: `divider-${at}` }] : []),
      ...actions.map(entryOf),
    ]),
  ]
}

/** Further actions behind one button. */
export function ActionMenu({
  icon = <MoreOutlined aria-hidden />,
  label,
  accessibleName,
  groups,
  note = '',
  ...look
}: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const noteId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const onOpenChange = (opens: boolean) => {
    setIsOpen(opens)
    if (!opens) opener.current?.focus()
  }
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      destroyOnHidden
      open={isOpen}
      menu={{ items: isOpen ? entriesOf(groups, note) : [] }}
      onOpenChange={onOpenChange}
    >
      <Button
        {...look}
        ref={opener}
        icon={icon}
        aria-label={accessibleName}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-describedby={note === '' ? undefined : noteId}
      >
        {label}
        {note !== '' && (
          <span id={noteId} hidden>
            {note}
          </span>
        )}
      </Button>
    </Dropdown>
  )
}
