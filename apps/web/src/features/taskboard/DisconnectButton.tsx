import { Button } from 'antd'
import { useState } from 'react'
import { texts } from '../../shared/texts/admin-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useDisconnectTaskBoardMutation } from './endpoints.ts'

const words = texts.taskBoard

export function DisconnectButton() {
  const [isOpen, setIsOpen] = useState(false)
  const [disconnect, { error, isLoading }] = useDisconnectTaskBoardMutation()
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.disconnect}</Button>
      <Dialog
        open={isOpen}
        title={words.disconnectTitle}
        okText={words.disconnect}
        okButtonProps={{ danger: true, loading: isLoading }}
        cancelText={words.cancel}
        onCancel={() => setIsOpen(false)}
        onOk={() => void disconnect()}
      >
        <p>{words.disconnectHint}</p>
        {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.disconnectFailed} />}
      </Dialog>
    </>
  )
}
