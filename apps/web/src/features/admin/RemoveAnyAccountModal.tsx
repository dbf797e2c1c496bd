import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import type { ListedUser } from '../../../../../adapters/http-contract/admin.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { SkeletonLines } from '../../shared/ui/Skeletons.tsx'
import { useLoadAccountQuery, useRemoveAnyAccountMutation, useRemoveAnyMemberMutation } from './endpoints.ts'

const words = texts.admin.removal

/** Text to type exactly. */
const CONFIRMATION = 'delete'

interface RemoveAnyAccountModalProps {
  readonly user: ListedUser
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Description of what was removed. */
  readonly onRemoved: (done: string) => void
}

/** Names the account, so that nobody mistakes it for a single user's. */
function AccountContents({ accountId }: Pick<ListedUser, 'accountId'>) {
  const { data } = useLoadAccountQuery(accountId)
  if (data === undefined) return <SkeletonLines count={2} height={20} />
  const { account, projects, proposals, libraryDocuments } = data
  return (
    <dl style={{ margin: 0 }}>
      <dt>{words.users}</dt>
      {account.emails.map((email) => (
        <dd key={email} style={{ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {email}
        </dd>
      ))}
      <dd className="muted" style={{ margin: 0 }}>
        {words.counts(projects.length, proposals.length, libraryDocuments.length)}
      </dd>
    </dl>
  )
}

/** For users who don't own the account, which can continue without them. */
function OnlyUser({ user, onRemoved }: Pick<RemoveAnyAccountModalProps, 'user' | 'onRemoved'>) {
  const [remove, { error, isLoading }] = useRemoveAnyMemberMutation()
  const confirm = async () => {
    const result = await remove(user.id)
    if (result.error === undefined) onRemoved(words.onlyUserDone(user.email))
  }
  return (
    <div className="stack tight">
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.onlyUserFailed} />}
      <p>{words.onlyUserHint(user.email)}</p>
      <div>
        <Button loading={isLoading} onClick={() => void confirm()}>
          {words.onlyUser}
        </Button>
      </div>
    </div>
  )
}

export function RemoveAnyAccountModal({ user, isOpen, onClose, onRemoved }: RemoveAnyAccountModalProps) {
  const [typed, setTyped] = useState('')
  const [remove, { error, isLoading, reset }] = useRemoveAnyAccountMutation()
  const isConfirmed = typed === CONFIRMATION

  const confirm = async () => {
    if (!isConfirmed || isLoading) return
    const result = await remove(user.accountId)
    if (result.data !== undefined) onRemoved((result.data.filesLeft ? words.filesLeft : words.done)(user.email))
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
        <AccountContents accountId={user.accountId} />
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
        {!user.isOwner && <OnlyUser user={user} onRemoved={onRemoved} />}
      </Form>
    </Dialog>
  )
}
