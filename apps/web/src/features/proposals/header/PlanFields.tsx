import { Form, Input } from 'antd'
import { AmountInput } from '../../../shared/money/AmountInput.tsx'
import { texts } from '../../../shared/texts/application-texts.ts'
import type { Details } from './application-details.ts'
import { useListColleaguesQuery } from '../endpoints/comment-endpoints.ts'
import styles from './PlanFields.module.css'
import { Select } from '../../../shared/ui/Select.tsx'

const words = texts.application.details

/** Common currencies of funders; the application's own currency is offered too. */
const CURRENCIES = ['GBP', 'EUR', 'USD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'HUF', 'CAD', 'AUD', 'NZD']
const LONGEST_STEP = 500

interface PlanFieldsProps {
  readonly values: Details
  readonly language: string
  readonly onChange: (changes: Partial<Details>) => void
}

const options = (values: readonly string[]) => [...new Set(values)].map((value) => ({ value, label: value }))

function DeadlineFields({ values, onChange }: PlanFieldsProps) {
  return (
    <div className={styles.pair}>
      <Form.Item label={words.deadline} htmlFor="details-deadline" extra={words.deadlineHint}>
        <Input
          id="details-deadline"
          type="datetime-local"
          value={values.deadline}
          onChange={(event) => onChange({ deadline: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={words.zone} htmlFor="details-zone">
        <Select
          id="details-zone"
          showSearch
          value={values.zone}
          options={options([values.zone, ...Intl.supportedValuesOf('timeZone')])}
          onChange={(zone) => onChange({ zone })}
        />
      </Form.Item>
    </div>
  )
}

function AmountField(props: PlanFieldsProps & { readonly name: 'amountAsked' | 'amountGiven' }) {
  const { name, values, language, onChange } = props
  const id = `details-${name}`
  return (
    <Form.Item label={words[name]} htmlFor={id}>
      <AmountInput
        id={id}
        language={language}
        currency={values.currency}
        value={values[name]}
        onChange={(amount) => onChange({ [name]: amount })}
      />
    </Form.Item>
  )
}

function OwnerField({ values, onChange }: PlanFieldsProps) {
  const { data: colleagues = [] } = useListColleaguesQuery()
  return (
    <Form.Item label={words.owner} htmlFor="details-owner" extra={words.ownerHint}>
      <Select
        id="details-owner"
        value={values.ownerId ?? ''}
        options={[
          { value: '', label: words.nobody },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => onChange({ ownerId: id === '' ? null : id })}
      />
    </Form.Item>
  )
}

function StepFields({ values, onChange }: PlanFieldsProps) {
  return (
    <div className={styles.pair}>
      <Form.Item label={words.nextStep} htmlFor="details-step">
        <Input
          id="details-step"
          maxLength={LONGEST_STEP}
          placeholder={words.nextStepHint}
          value={values.nextStep}
          onChange={(event) => onChange({ nextStep: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={words.nextStepDue} htmlFor="details-step-due">
        <Input
          id="details-step-due"
          type="date"
          value={values.nextStepDue}
          onChange={(event) => onChange({ nextStepDue: event.target.value })}
        />
      </Form.Item>
    </div>
  )
}

/** Fields for the application's deadline, amount, owner and next step. */
export function PlanFields(props: PlanFieldsProps) {
  const { values, onChange } = props
  return (
    <>
      <DeadlineFields {...props} />
      <div className={styles.three}>
        <AmountField {...props} name="amountAsked" />
        <AmountField {...props} name="amountGiven" />
        <Form.Item label={words.currency} htmlFor="details-currency">
          <Select
            id="details-currency"
            value={values.currency}
            options={options([...CURRENCIES, values.currency])}
            onChange={(currency) => onChange({ currency })}
          />
        </Form.Item>
      </div>
      <OwnerField {...props} />
      <StepFields {...props} />
    </>
  )
}
