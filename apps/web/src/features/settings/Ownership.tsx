import { Button, Form } from 'antd'
import { useState } from 'react'
import type { AccountUser } from '../../../../../adapters/http-contract/accounts.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { Select } from '../../shared/ui/Select.tsx'
import {
  useEndOfferMutation,
  useListMembersQuery,
  useLoadOwnershipQuery,
  useOfferAccountMutation,
  useTakeOverAccountMutation,
} from './ownership-endpoints.ts'
import { PROOF_FIELDS, ProofFields } from './ProofFields.tsx'

const words = texts.ownership

/** Adds the address, because two people may have the same name. */
const labelOf = ({ email, firstName, lastName }: AccountUser) => {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? email : `${name} (${email})`
}

function OfferForm({ members }: { readonly members: readonly AccountUser[] }) {
  const [userId, setUserId] = useState<string | null>(null)
  const [proof, setProof] = useState({ password: '' })
  const [offer, { error, isLoading }] = useOfferAccountMutation()
  return (
    <Form layout="vertical" onFinish={() => userId !== null && void offer({ userId, ...proof })}>
      {error !== undefined && !isLoading && (
        <FailureNotice error={error} heading={words.notOffered} fieldsShown={PROOF_FIELDS} />
      )}
      <Form.Item label={words.newOwner} htmlFor="new-owner">
        <Select
          id="new-owner"
          value={userId}
          onChange={setUserId}
          options={members.map((user) => ({ value: user.id, label: labelOf(user) }))}
        />
      </Form.Item>
      <ProofFields proof={proof} onChange={setProof} error={error} />
      <Button htmlType="submit" disabled={userId === null || proof.password === ''} loading={isLoading}>
        {words.offer}
      </Button>
    </Form>
  )
}

function EndOffer({ label }: { readonly label: string }) {
  const [end, { error, isLoading }] = useEndOfferMutation()
  return (
    <>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notEnded} />}
      <Button loading={isLoading} onClick={() => void end()}>
        {label}
      </Button>
    </>
  )
}

function OfferedToYou() {
  const [takeOver, { error, isLoading }] = useTakeOverAccountMutation()
  return (
    <>
      <p>{words.offeredToYou}</p>
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notTakenOver} />}
      <div className="row">
        <Button type="primary" loading={isLoading} onClick={() => void takeOver()}>
          {words.takeOver}
        </Button>
        <EndOffer label={words.decline} />
      </div>
    </>
  )
}

/** The account's owner and the handover: the owner offers it, and a colleague accepts. */
export function Ownership() {
  const { id, isOwner, removalDueAt } = useCurrentUser()
  const { data: ownership } = useLoadOwnershipQuery()
  const { data: users = [] } = useListMembersQuery()
  if (!ownership || removalDueAt !== null) return null
  const nameOf = (userId: string | null) => users.filter((user) => user.id === userId).map(labelOf)[0] ?? ''
  const others = users.filter((user) => user.id !== id && user.lastLoginAt !== null)
  return (
    <section className="card stack tight" aria-labelledby="ownership" style={{ maxWidth: 640 }}>
      <h2 id="ownership">{words.title}</h2>
      <p>{isOwner ? words.yours : words.owner(nameOf(ownership.ownerId))}</p>
      {ownership.offeredTo === id && <OfferedToYou />}
      {isOwner && ownership.offeredTo !== null && (
        <>
          <p role="status">{words.offered(nameOf(ownership.offeredTo))}</p>
          <div>
            <EndOffer label={words.takeBack} />
          </div>
        </>
      )}
      {isOwner && ownership.offeredTo === null && others.length > 0 && <OfferForm members={others} />}
      {isOwner && others.length === 0 && <p className="muted">{words.alone}</p>}
    </section>
  )
}
