import { Button, Form, Input, notification } from 'antd'
import { useState } from 'react'
import { isApiFailure, messageOf } from '../../shared/api-failure.ts'
import { runtimeConfig } from '../../shared/runtime-config.ts'
import { useHasSavedInput, useSavedInput } from '../../shared/saved-input.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { useInviteUserMutation } from './endpoints.ts'
import styles from './InviteUserButton.module.css'

const words = texts.accountUsers
const KEPT_AS = 'invitation'

/** Without a mail server nothing is on its way: the link is handed on by hand. */
const invitedNotice = (email: string) =>
  runtimeConfig.mailConfigured
    ? { title: words.invited(email) }
    : { title: words.invitedNoMail(email), description: words.invitedNoMailHint }

export function InviteUserButton() {
  const [email, setEmail, forget] = useSavedInput(KEPT_AS, '')
  const [isOpen, setIsOpen] = useState(useHasSavedInput(KEPT_AS))
  const [inviteUser, { isLoading }] = useInviteUserMutation()
  const [notices, noticeHost] = notification.useNotification()
  const address = email.trim()

  const invite = async () => {
    if (address === '' || isLoading) return
    notices.destroy()
    const { error } = await inviteUser(address)
    if (error === undefined) {
      forget()
      setIsOpen(false)
      notices.success({ ...invitedNotice(address), role: 'status' })
      return
    }
    // The session ended, which gave the call up: this page is gone.
    if (!isApiFailure(error)) return
    const reason = messageOf(error, '')
    const description = reason === '' ? undefined : reason
    notices.error({ title: words.notSent, description, role: 'alert', className: styles.failure ?? '' })
  }

  return (
    <>
      {noticeHost}
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {words.invite}
      </Button>
      <Dialog
        open={isOpen}
        title={words.invite}
        okText={words.send}
        cancelText={texts.common.cancel}
        okButtonProps={{ disabled: address === '', loading: isLoading }}
        onOk={() => void invite()}
        onCancel={() => setIsOpen(false)}
        keptAs={KEPT_AS}
        afterEnd={() => setEmail('')}
        destroyOnHidden
      >
        <Form layout="vertical" onFinish={() => void invite()}>
          <Form.Item label={words.email} htmlFor="invite-email" required extra={words.inviteHint}>
            <Input
              id="invite-email"
              type="email"
              autoFocus
              autoComplete="off"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Form.Item>
        </Form>
      </Dialog>
    </>
  )
}
