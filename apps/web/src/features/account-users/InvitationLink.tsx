import { Button, Input } from 'antd'
import { useState } from 'react'
import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'
import { copyText } from '../../shared/clipboard.ts'
import { formatDate } from '../../shared/formatting/dates.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { useMakeInvitationLinkMutation } from './endpoints.ts'

const words = texts.accountUsers.link

/** Makes the link of an invitation, for whoever hands it on themselves. */
export function InvitationLink({ id, email }: AccountUser) {
  const [isOpen, setIsOpen] = useState(false)
  const [makeLink, { data, error, reset }] = useMakeInvitationLinkMutation()
  const open = () => {
    setIsOpen(true)
    void makeLink(id)
  }
  return (
    <>
      <Button type="text" size="small" aria-label={words.openOf(email)} onClick={open}>
        {words.open}
      </Button>
      <Dialog
        open={isOpen}
        title={words.title(email)}
        footer={null}
        onCancel={() => setIsOpen(false)}
        afterClose={reset}
        destroyOnHidden
      >
        {error !== undefined && <FailureNotice error={error} heading={words.failed} />}
        {error === undefined && data === undefined && <SkeletonLines count={2} height={32} />}
        {data !== undefined && (
          <div className="stack">
            <Input aria-label={words.label} readOnly value={data.link} onFocus={(event) => event.target.select()} />
            <p className="muted">{words.hint(formatDate(data.validUntil))}</p>
            <div>
              <CopyButton label={words.copy} copy={() => copyText(data.link)} isPrimary />
            </div>
          </div>
        )}
      </Dialog>
    </>
  )
}
