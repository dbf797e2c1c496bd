import { Form, Input } from 'antd'
import { PlanFields } from './PlanFields.tsx'
import { useState, type ComponentType } from 'react'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/application-texts.ts'
import { AmountInput } from '../../../shared/money/AmountInput.tsx'
import { useAccountLanguage } from '../../../shared/use-account-language.ts'
import { useSavedInput } from '../../../shared/saved-input.ts'
import { FailureNotice } from '../../../shared/ui/Notice.tsx'
import { useChangeProposalMutation } from '../endpoints/application-endpoints.ts'
import { areAmountsTaken, changesOf, detailsOf, type Details } from './application-details.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'

const words = texts.application.details

/** Searches for a funder; provided by the creation of applications. */
export type FunderField = ComponentType<{
  readonly id: string
  readonly value: Details['funder']
  readonly onChange: (funder: Details['funder']) => void
}>

interface ApplicationDetailsModalProps {
  readonly proposal: Proposal
  readonly FunderField: FunderField
  readonly isOpen: boolean
  readonly onClose: () => void
}

interface FieldsProps extends Pick<ApplicationDetailsModalProps, 'FunderField'> {
  readonly values: Details
  readonly language: string
  readonly onChange: (values: Details) => void
}

function DetailFields({ values, language, FunderField, onChange }: FieldsProps) {
  const set = (changes: Partial<Details>) => onChange({ ...values, ...changes })
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={texts.grants.purposeQuestion} htmlFor="details-purpose">
        <Input.TextArea
          id="details-purpose"
          autoFocus
          autoSize={{ minRows: 2, maxRows: 6 }}
          value={values.purpose}
          onChange={(event) => set({ purpose: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.grants.amountQuestion} htmlFor="details-amount">
        <AmountInput
          id="details-amount"
          language={language}
          currency={null}
          allowsWords
          value={values.amount}
          onChange={(amount) => set({ amount })}
        />
      </Form.Item>
      <Form.Item label={texts.grants.funder} htmlFor="details-funder">
        <FunderField id="details-funder" value={values.funder} onChange={(funder) => set({ funder })} />
      </Form.Item>
      <PlanFields values={values} language={language} onChange={set} />
    </Form>
  )
}

/** The application's purpose, deadline and plan. */
export function ApplicationDetailsModal({ proposal, FunderField, isOpen, onClose }: ApplicationDetailsModalProps) {
  const [now] = useState(() => detailsOf(proposal))
  const [{ before, values }, setTyped, forget] = useSavedInput(`details/${proposal.id}`, { before: now, values: now })
  const setValues = (to: Details) => setTyped({ before, values: to })
  const [change, { error, isLoading }] = useChangeProposalMutation()
  const language = useAccountLanguage()
  const save = async () => {
    const changes = changesOf(proposal, before, values, language)
    if (Object.keys(changes).length === 0) return onClose()
    const result = await change({ id: proposal.id, ...changes })
    if (result.error === undefined) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.title}
      okText={texts.common.save}
      cancelText={texts.common.cancel}
      okButtonProps={{ loading: isLoading, disabled: !areAmountsTaken(values, language) }}
      mask={{ closable: false }}
      onOk={() => void save()}
      onCancel={onClose}
      afterEnd={forget}
      destroyOnHidden
    >
      <DetailFields values={values} language={language} FunderField={FunderField} onChange={setValues} />
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.failed} />}
    </Dialog>
  )
}
