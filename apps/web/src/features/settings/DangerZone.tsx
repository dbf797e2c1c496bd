import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ProofRequest } from '../../../../../adapters/http-contract/accounts.ts'
import { sessionEnded, useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import styles from './DangerZone.module.css'
import { PROOF_FIELDS, ProofFields } from './ProofFields.tsx'
import { useRemoveAccountMutation } from './endpoints.ts'
import { useLoadOwnershipQuery } from './ownership-endpoints.ts'

/** Text to type exactly. */
const CONFIRMATION = 'delete'

interface RemoveAccountModalProps {
  readonly words: typeof texts.danger.account
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Warns that some files could not be deleted, before the page closes. */
function FilesLeft({ isOpen, onClose }: Pick<RemoveAccountModalProps, 'isOpen' | 'onClose'>) {
  return (
    <Dialog
      open={isOpen}
      title={texts.danger.title}
      okText={texts.common.close}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <Notice tone="warning">{texts.danger.filesLeft}</Notice>
    </Dialog>
  )
}

/** Number of people and applications that a removal affects. */
function WhatGoes() {
  const { data } = useLoadOwnershipQuery()
  return <p style={{ fontWeight: 600 }}>{data && texts.danger.counts(data.people, data.applications)}</p>
}

function RemoveAccountModal({ words, isOpen, onClose }: RemoveAccountModalProps) {
  const dispatch = useDispatch()
  const { isOwner } = useCurrentUser()
  const [typed, setTyped] = useState('')
  const [removeAccount, { data, error, isLoading }] = useRemoveAccountMutation()
  const [proof, setProof] = useState<ProofRequest>({ password: '' })
  const isConfirmed = typed === CONFIRMATION && proof.password !== ''

  const remove = async () => {
    if (!isConfirmed || isLoading) return
    const result = await removeAccount(proof)
    if (result.data?.filesLeft === false) dispatch(sessionEnded('left'))
  }

  if (data?.filesLeft === true) return <FilesLeft isOpen={isOpen} onClose={() => dispatch(sessionEnded('left'))} />
  return (
    <Dialog
      open={isOpen}
      title={words.title}
      okText={words.confirm}
      okButtonProps={{ danger: true, disabled: !isConfirmed, loading: isLoading }}
      cancelText={texts.common.cancel}
      onOk={() => void remove()}
      onCancel={onClose}
      afterClose={() => {
        setTyped('')
        setProof({ password: '' })
      }}
      destroyOnHidden
    >
      <Form layout="vertical" className="stack" onFinish={() => void remove()}>
        {error !== undefined && !isLoading && (
          <FailureNotice error={error} heading={texts.danger.failed} fieldsShown={PROOF_FIELDS} />
        )}
        <p>{words.warning}</p>
        {isOwner && <WhatGoes />}
        <Form.Item label={texts.danger.type(CONFIRMATION)} htmlFor="danger-word">
          <Input
            id="danger-word"
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Form.Item>
        <ProofFields proof={proof} onChange={setProof} error={error} />
        <button type="submit" hidden />
      </Form>
    </Dialog>
  )
}

/** The owner deletes the account; other users delete only themselves. */
export function DangerZone() {
  const [isOpen, setIsOpen] = useState(false)
  const { isOwner, removalDueAt } = useCurrentUser()
  const words = isOwner ? texts.danger.account : texts.danger.user
  // The notice above every page says so.
  if (isOwner && removalDueAt !== null) return null
  return (
    <section className={`card stack ${styles.danger ?? ''}`} aria-labelledby="danger-zone">
      <h2 id="danger-zone">{texts.danger.title}</h2>
      <p>{words.intro}</p>
      <div>
        <Button danger onClick={() => setIsOpen(true)}>
          {words.open}
        </Button>
      </div>
      <RemoveAccountModal words={words} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  )
}
