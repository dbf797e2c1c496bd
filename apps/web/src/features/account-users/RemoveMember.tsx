import { Button } from 'antd'
import { useState } from 'react'
import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { useRemoveMemberMutation } from './endpoints.ts'

const words = texts.accountUsers.removal

/** Removes a colleague once that is confirmed. The row goes with them. */
export function RemoveMember({ id, email }: AccountUser) {
  const [isOpen, setIsOpen] = useState(false)
  const [remove, { error, isLoading, reset }] = useRemoveMemberMutation()
  return (
    <>
      <Button type="text" size="small" danger aria-label={words.openOf(email)} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        open={isOpen}
        title={words.title(email)}
        okText={words.confirm}
        okButtonProps={{ danger: true, loading: isLoading }}
        cancelText={texts.common.cancel}
        onOk={() => void remove(id)}
        onCancel={() => setIsOpen(false)}
        afterClose={reset}
        destroyOnHidden
      >
        <div className="stack">
          {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
          <p>{words.warning}</p>
        </div>
      </Dialog>
    </>
  )
}
