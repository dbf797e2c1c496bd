import { Form, Input } from 'antd'
import { useState } from 'react'
import { texts } from '../../shared/texts/admin-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useRemoveAnyAccountMutation } from './endpoints.ts'

const words = texts.admin.removal

/** What is to be typed, exactly so. */
const CONFIRMATION = 'delete'

interface RemoveAnyAccountModalProps {
  readonly user: { readonly accountId: string; readonly email: string }
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export function RemoveAnyAccountModal({ user, isOpen, onClose, onRemoved }: RemoveAnyAccountModalProps) {
  const [typed, setTyped] = useState('')
  const [remove, { error, isLoading, reset }] = useRemoveAnyAccountMutation()
  const isConfirmed = typed === CONFIRMATION

  const confirm = async () => {
    if (!isConfirmed || isLoading) return
    const result = await remove(user.accountId)
    if (result.error === undefined) onRemoved()
  }
  const clear = () => {
    setTyped('')
    reset()
  }

  return (
    <Dialog
      open={isOpen}
      title={words.title(user.email)}
      okText={words.confirm}
      okButtonProps={{ danger: true, disabled: !isConfirmed, loading: isLoading }}
      cancelText={texts.common.cancel}
      onOk={() => void confirm()}
      onCancel={onClose}
      afterClose={clear}
      destroyOnHidden
    >
      <Form layout="vertical" className="stack" onFinish={() => void confirm()}>
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
        <div>
          <p>{words.warning}</p>
          <ul>
            {words.lost.map((lost) => (
              <li key={lost}>{lost}</li>
            ))}
          </ul>
        </div>
        <Form.Item label={words.type(CONFIRMATION)} htmlFor="removal-word">
          <Input
            id="removal-word"
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  )
}
