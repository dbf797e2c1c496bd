import { Button, Form } from 'antd'
import { useState } from 'react'
import type { ProofRequest } from '../../../../../adapters/http-contract/accounts.ts'
import type { ApiFailure } from '../../shared/api-failure.ts'
import { addressOf } from '../../shared/call-api.ts'
import { saveDownload } from '../../shared/download.ts'
import { pathTo } from '../../shared/endpoint.ts'
import { useCurrentUser } from '../../shared/session.ts'
import { texts } from '../../shared/texts/account-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { PROOF_FIELDS, ProofFields } from './ProofFields.tsx'
import styles from './OwnData.module.css'

const words = texts.ownData

/** Only for the owner, who confirms the password again. */
export function OwnData() {
  const [proof, setProof] = useState<ProofRequest>({ password: '' })
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const { isOwner } = useCurrentUser()
  if (!isOwner) return null

  const download = async () => {
    setIsLoading(true)
    const refused = await saveDownload(addressOf(pathTo('POST /account/export')), proof)
    setIsLoading(false)
    setFailure(refused)
    if (refused === null) setProof({ password: '' })
  }

  return (
    <section className={`card stack ${styles.card}`} aria-labelledby="own-data">
      <h2 id="own-data">{words.title}</h2>
      <p>{words.intro}</p>
      <Form layout="vertical" onFinish={() => void download()}>
        {failure !== null && <FailureNotice error={failure} heading={words.failed} fieldsShown={PROOF_FIELDS} />}
        <ProofFields proof={proof} onChange={setProof} error={failure} />
        <Button htmlType="submit" disabled={proof.password === ''} loading={isLoading}>
          {words.download}
        </Button>
      </Form>
      <p className="muted">{words.hint}</p>
    </section>
  )
}
